export { followBoard } from './follow-board.ts';
