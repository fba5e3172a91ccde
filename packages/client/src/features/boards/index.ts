export { BoardCardTile } from './board-card-tile.tsx';
export { BoardPicker, type BoardPickerProps } from './board-picker.tsx';
export { picturesOfBoard } from './board-pictures.ts';
export { CreateBoardDialog } from './create-board-dialog.tsx';
export type { PickedBoard, PickedSection } from './picked-board.ts';
