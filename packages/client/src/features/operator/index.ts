export { OperatorSections } from './operator-sections.tsx';
export { instanceOf, preloadInstance } from './operator-lists.ts';
