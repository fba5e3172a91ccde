import { BoardNoteResource, BoardNotesResource } from '@bowerbird/contract/pinning/board-notes/calls.ts';
import type { BoardNote, UpdateBoardNoteInput } from '@bowerbird/contract/pinning/board-notes/schemas.ts';
import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import { countLimits } from '@bowerbird/domain/text-limits.ts';
import { call } from '../../../store/call.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { failureShown } from '../../../store/failure-shown.ts';
import { resourceKey } from '../../../store/resource-key.ts';
import { resourceDataChanged, selectResource } from '../../../store/resources.slice.ts';
import type { Stored } from '../../../store/stored.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { undoBy } from '../../../shared/undo/undo-by.ts';

export type StoredNote = Stored<BoardNote>;

/** The start of the id of a note that is on its way to the server. */
const ON_ITS_WAY = 'new-';

export const isOnItsWay = ({ id }: Pick<StoredNote, 'id'>) => id.startsWith(ON_ITS_WAY);

const placeOf = (boardId: string) => ({ name: BoardNotesResource.get.name, key: resourceKey({ board_id: boardId }) });

/** Changes the list as it is shown, now. */
function change(boardId: string, make: (notes: readonly StoredNote[]) => readonly StoredNote[]): AppThunk {
  return (dispatch, getState) => {
    const place = placeOf(boardId);
    const notes = (selectResource(getState().resources, place).data ?? []) as readonly StoredNote[];
    dispatch(resourceDataChanged({ ...place, data: make(notes) }));
  };
}

const replace = (boardId: string, id: string, next: (note: StoredNote) => StoredNote) =>
  change(boardId, (notes) => notes.map((note) => (note.id === id ? next(note) : note)));

/** What the list holds of a note that the server gave. */
function storedOf(note: BoardNote): StoredNote {
  const refOf = (user: { readonly id: string }) => ({ type: 'user' as const, id: user.id });
  return { ...note, made_by: refOf(note.made_by), done_by: note.done_by && refOf(note.done_by) };
}

function failed(error: unknown): AppThunk {
  const isFull = toCallError(error).record?.name === 'too_many_things';
  return (dispatch) =>
    void dispatch(
      isFull
        ? toastShown({ kind: 'error', message: 'boardNotes.full', values: { limit: countLimits.notesOfBoard } })
        : failureShown(error, 'boardNotes.failed'),
    );
}

/** Writes a note, which stands in the list at once. Tells whether it was kept. */
export function addNote(boardId: string, written: { readonly text: string; readonly isToDo: boolean }): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const id = `${ON_ITS_WAY}${crypto.randomUUID()}`;
    const made_by = { type: 'user' as const, id: getState().session.userId ?? '' };
    const shown = { id, board_id: boardId, section_id: null, done: false, done_by: null, made_by, created_at: '' };
    dispatch(change(boardId, (notes) => [...notes, { ...shown, text: written.text, is_to_do: written.isToDo }]));
    try {
      const note = await dispatch(
        call(BoardNoteResource.create, { board_id: boardId, text: written.text, is_to_do: written.isToDo }, { idempotencyKey: id }),
      );
      // Somebody else's change may have brought it already.
      dispatch(
        change(boardId, (notes) => {
          const others = notes.filter((other) => other.id !== note.id);
          return others.some((other) => other.id === id)
            ? others.map((other) => (other.id === id ? storedOf(note) : other))
            : [...others, storedOf(note)];
        }),
      );
      return true;
    } catch (error) {
      dispatch(change(boardId, (notes) => notes.filter((note) => note.id !== id)));
      dispatch(failed(error));
      return false;
    }
  };
}

/** Ticks a note off, or writes it anew; it goes back when the server refuses. */
export function changeNote(note: StoredNote, changes: Omit<UpdateBoardNoteInput, 'id' | 'before' | 'restore'>): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const { id, board_id: boardId } = note;
    const me = { type: 'user' as const, id: getState().session.userId ?? '' };
    const { done } = changes;
    dispatch(replace(boardId, id, (now) => ({ ...now, ...changes, ...(done === undefined ? {} : { done_by: done ? me : null }) })));
    try {
      const kept = await dispatch(call(BoardNoteResource.update, { id, ...changes }));
      dispatch(replace(boardId, id, () => storedOf(kept)));
      return true;
    } catch (error) {
      dispatch(replace(boardId, id, () => note));
      dispatch(failed(error));
      return false;
    }
  };
}

/** Puts a note before another, or to the end. */
export function moveNote(note: StoredNote, before: string | null): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { id, board_id: boardId } = note;
    const former = selectResource(getState().resources, placeOf(boardId)).data;
    dispatch(
      change(boardId, (notes) => {
        const others = notes.filter((other) => other.id !== id);
        const at = before === null ? others.length : others.findIndex((other) => other.id === before);
        return others.toSpliced(at, 0, note);
      }),
    );
    try {
      await dispatch(call(BoardNoteResource.update, { id, before }));
    } catch (error) {
      dispatch(resourceDataChanged({ ...placeOf(boardId), data: former }));
      dispatch(failed(error));
    }
  };
}

/** Takes a note away at once; undo brings it back to its place. */
export function deleteNote(note: StoredNote): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { id, board_id: boardId } = note;
    const notes = (selectResource(getState().resources, placeOf(boardId)).data ?? []) as readonly StoredNote[];
    const next = notes[notes.findIndex((other) => other.id === id) + 1]?.id ?? null;
    const putBack = () =>
      dispatch(
        change(boardId, (now) => {
          const others = now.filter((other) => other.id !== id);
          const at = others.findIndex((other) => other.id === next);
          return others.toSpliced(at === -1 ? others.length : at, 0, note);
        }),
      );
    dispatch(change(boardId, (now) => now.filter((other) => other.id !== id)));
    try {
      await dispatch(call(BoardNoteResource.delete, { id }));
    } catch (error) {
      putBack();
      dispatch(failed(error));
      return;
    }
    const undoId = dispatch(undoBy(call(BoardNoteResource.update, { id, restore: true }), putBack));
    dispatch(toastShown({ kind: 'undoable', message: 'boardNotes.deleted', undoId }));
  };
}
