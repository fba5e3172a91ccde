export { BoardCardTile } from './board-card-tile.tsx';
export { picturesOfBoard } from './board-pictures.ts';
export { useBoardCover } from './use-board-cover.ts';
export { boardProblem } from './board-problem.ts';
export { archiveBoard, deleteBoard, showBoardFailure, deleteSection, mergeSection } from './board-writes.ts';
export { EditBoardDialog, BoardPicker, BoardPickerList, CreateBoardDialog, CreateBoardForm, SavedPlaces } from './lazy-board-dialogs.ts';
export type { PickedBoard, PickedSection } from './picked-board.ts';
export type { StoredSection } from './stored-section.ts';
export type { StoredBoard } from './stored-board.ts';
