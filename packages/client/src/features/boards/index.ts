import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';

export { BoardCardTile } from './board-card-tile.tsx';
export type { BoardPickerProps } from './board-picker.tsx';
export { picturesOfBoard } from './board-pictures.ts';
export { archiveBoard, deleteBoard, deleteSection, forgetPickers, mergeSection, sayItFailed } from './board-writes.ts';
export type { PickedBoard, PickedSection } from './picked-board.ts';

export const BoardPicker = lazyPart(async () => (await import('./board-picker.tsx')).BoardPicker);
export const CreateBoardDialog = lazyPart(async () => (await import('./create-board-dialog.tsx')).CreateBoardDialog);
export const EditBoardDialog = lazyPart(async () => (await import('./edit-board-dialog.tsx')).EditBoardDialog);
export const MergeSectionDialog = lazyPart(async () => (await import('./merge-section-dialog.tsx')).MergeSectionDialog);
export const QuestionDialog = lazyPart(async () => (await import('./question-dialog.tsx')).QuestionDialog);
export const SectionDialog = lazyPart(async () => (await import('./section-dialog.tsx')).SectionDialog);
