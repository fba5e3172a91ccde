export { AccountStatusSection } from './account-status.tsx';
export { DecisionPage } from './decision-page.tsx';
export { preloadDecision } from './preload-decision.ts';
export { DECISIONS, madeOf, numberOfCase, outcomeOf, titleOfCase, TYPES } from './decision-words.ts';
export { refreshQueue, showQueue, waitingOptions } from './queue.ts';
