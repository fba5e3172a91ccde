export { BoardCardTile } from './board-card-tile.tsx';
export { BoardPicker, type BoardPickerProps } from './board-picker.tsx';
export { picturesOfBoard } from './board-pictures.ts';
export { archiveBoard, deleteBoard, deleteSection, forgetPickers, sayItFailed } from './board-writes.ts';
export { CreateBoardDialog } from './create-board-dialog.tsx';
export { EditBoardDialog } from './edit-board-dialog.tsx';
export type { PickedBoard, PickedSection } from './picked-board.ts';
export { QuestionDialog } from './question-dialog.tsx';
export { SectionDialog } from './section-dialog.tsx';
