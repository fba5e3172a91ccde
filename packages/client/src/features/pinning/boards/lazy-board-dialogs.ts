import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';

/** Dialogs that come when somebody opens one. */
export const BoardPicker = lazyPart(async () => (await import('./board-picker.tsx')).BoardPicker);
export const CreateBoardDialog = lazyPart(async () => (await import('./create-board-dialog.tsx')).CreateBoardDialog);
export const EditBoardDialog = lazyPart(async () => (await import('./edit-board-dialog.tsx')).EditBoardDialog);
export const BoardPickerList = lazyPart(async () => (await import('./board-picker-list.tsx')).BoardPickerList);
export const SavedPlaces = lazyPart(async () => (await import('./saved-places.tsx')).SavedPlaces);
export const CreateBoardForm = lazyPart(async () => (await import('./create-board-form.tsx')).CreateBoardForm);
