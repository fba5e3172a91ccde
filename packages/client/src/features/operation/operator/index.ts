export { instanceOf, preloadInstance } from './operator-lists.ts';
export { OperatorSections } from './operator-sections.tsx';
