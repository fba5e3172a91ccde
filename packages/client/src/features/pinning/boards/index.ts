export { BoardCardTile } from './board-card-tile.tsx';
export { picturesOfBoard } from './board-pictures.ts';
export { boardProblem } from './board-problem.ts';
export { archiveBoard, deleteBoard, sayItFailed, deleteSection, mergeSection, forgetPickers } from './board-writes.ts';
export { EditBoardDialog, BoardPicker, CreateBoardDialog } from './lazy-board-dialogs.ts';
export type { PickedBoard, PickedSection } from './picked-board.ts';
