export { OperatorPage } from './operator-page.tsx';
export { instanceOf, preloadInstance } from './operator-lists.ts';
