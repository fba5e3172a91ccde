export { BoardCardTile } from './board-card-tile.tsx';
export type { BoardPickerProps } from './board-picker.tsx';
export { picturesOfBoard } from './board-pictures.ts';
export { archiveBoard, deleteBoard, deleteSection, forgetPickers, mergeSection, sayItFailed } from './board-writes.ts';
export type { PickedBoard, PickedSection } from './picked-board.ts';
export { BoardPicker, CreateBoardDialog, EditBoardDialog } from './lazy-board-dialogs.ts';
export { MergeSectionDialog, SectionDialog } from './lazy-section-dialogs.ts';
export { QuestionDialog } from './lazy-question-dialog.ts';
