export { AccountStatusSection } from './account-status.tsx';
export { DECISIONS, TYPES } from './decision-words.ts';
