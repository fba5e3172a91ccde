import { BoardNoteResource, BoardNotesResource } from '@bowerbird/contract/pinning/board-notes/calls.ts';
import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import { countLimits } from '@bowerbird/domain/text-limits.ts';
import { deleteWithUndo } from '../../../shared/undo/delete-with-undo.ts';
import { call } from '../../../store/call.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { failureShown } from '../../../store/failure-shown.ts';
import { callAtOnce } from '../../../store/optimistic/at-once.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import type { StoredNote } from './stored-note.ts';

/** Sends a change that shows at once, and says when it was refused. Tells whether it was kept. */
function attempt(send: AppThunk<Promise<unknown>>): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    try {
      await dispatch(send);
      return true;
    } catch (error) {
      const isFull = toCallError(error).record?.name === 'too_many_things';
      const full = toastShown({ kind: 'error', message: 'boardNotes.full', values: { limit: countLimits.notesOfBoard } });
      dispatch(isFull ? full : failureShown(error, 'boardNotes.failed'));
      return false;
    }
  };
}

/** Writes a note, which stands in the list at once. Tells whether it was kept. */
export function addNote(
  boardId: string,
  { text, isToDo }: { readonly text: string; readonly isToDo: boolean },
): AppThunk<Promise<boolean>> {
  return attempt(callAtOnce(BoardNoteResource.create, { board_id: boardId, text, is_to_do: isToDo }));
}

/** Ticks a note off, or no more. */
export function tickNote({ id }: StoredNote, done: boolean): AppThunk<Promise<boolean>> {
  return attempt(callAtOnce(BoardNoteResource.update, { id, done }, `tick ${id}`));
}

/** Puts a note before another, or to the end. */
export function moveNote({ id }: StoredNote, before: string | null): AppThunk<Promise<boolean>> {
  return attempt(callAtOnce(BoardNoteResource.update, { id, before }, `move ${id}`));
}

/** Takes a note away at once; undo brings it back to its place. */
export function deleteNote({ id }: StoredNote): AppThunk<Promise<boolean>> {
  return deleteWithUndo({
    ids: [id],
    remove: call(BoardNoteResource.delete, { id }),
    restore: call(BoardNoteResource.update, { id, restore: true }),
    message: 'boardNotes.deleted',
    failed: () => 'boardNotes.failed',
    lists: [BoardNotesResource.get.name],
  });
}
