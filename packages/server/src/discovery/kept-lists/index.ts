export { dropOldLists } from './kept-lists.queries.ts';
