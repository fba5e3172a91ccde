export { AccountStatusSection } from './account-status.tsx';
export { DecisionPage } from './decision-page.tsx';
export { DECISIONS, TYPES } from './decision-words.ts';
