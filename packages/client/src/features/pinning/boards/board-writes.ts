import { BoardResource, BoardsResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { BoardSectionPinsResource, BoardSectionResource, BoardSectionsResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import type { MessageId } from '../../../i18n/message-id.ts';
import { call } from '../../../store/call.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { removeFromFeeds, type FeedPlace } from '../../../store/feeds/index.ts';
import { resourceKey } from '../../../store/resource-key.ts';
import { resourceInvalidated } from '../../../store/resources.slice.ts';
import type { StoredBoard, StoredSection } from '../../../store/stored.ts';
import { failureShown } from '../../../store/failure-shown.ts';
import { toastShown, type Toast } from '../../../store/toasts.slice.ts';
import { registerUndo } from '../../../store/undo-registry.ts';
import { boardProblem } from './board-problem.ts';

const PICKERS = ['BoardPickerBoardsResource.get', 'BoardPickerBoardsShortlistResource.get'];

/** The pickers ask again for their boards. */
export function forgetPickers(): AppThunk {
  return (dispatch) => {
    for (const name of PICKERS) dispatch(resourceInvalidated({ name }));
  };
}

/** Deletes a board with all that is on it; undo brings both back. Tells whether it went. */
export function deleteBoard(board: StoredBoard): AppThunk<Promise<boolean>> {
  return deleteUndoably(board.id, {
    remove: call(BoardResource.delete, { board_id: board.id }),
    restore: call(BoardResource.update, { board_id: board.id, restore: true }),
    list: BoardsResource.get.name,
    message: 'boards.deleted',
  });
}

/** Puts a board into the archive or takes it out (`B4.6`, `B4.16`); the lists of boards are asked for anew. */
export function archiveBoard(board: StoredBoard, archived: boolean): AppThunk<Promise<void>> {
  return async (dispatch) => {
    try {
      await dispatch(call(BoardResource.update, { board_id: board.id, archived }));
      dispatch(resourceInvalidated({ name: BoardsResource.get.name }));
      dispatch(forgetPickers());
      dispatch(
        toastShown({
          kind: 'done',
          message: archived ? 'boards.archivedToast' : 'boards.unarchivedToast',
          values: { board: board.name },
          undoId: registerUndo(() => dispatch(archiveBoard(board, !archived))),
        }),
      );
    } catch (error) {
      dispatch(sayItFailed(error));
    }
  };
}

/** Deletes a section with its pins; undo brings both back. Tells whether it went. */
export function deleteSection(section: StoredSection): AppThunk<Promise<boolean>> {
  return deleteUndoably(section.id, {
    remove: call(BoardSectionResource.delete, { section_id: section.id }),
    restore: call(BoardSectionResource.update, { section_id: section.id, restore: true }),
    list: BoardSectionsResource.get.name,
    message: 'sections.deleted',
  });
}

/** Puts a section's pins into another of its board, and takes it away; undo gives them back. Tells whether it went. */
export function mergeSection(section: StoredSection, into: StoredSection): AppThunk<Promise<boolean>> {
  return deleteUndoably(section.id, {
    remove: call(BoardSectionResource.update, { section_id: into.id, merge: section.id }),
    restore: unmergeSection(section.id, into.id),
    list: BoardSectionsResource.get.name,
    changed: { name: BoardSectionPinsResource.get.name, key: resourceKey({ section_id: into.id }) },
    message: 'sections.merged',
    values: { section: section.title, into: into.title },
  });
}

function unmergeSection(sectionId: string, intoId: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(call(BoardSectionResource.update, { section_id: sectionId, restore: true }));
    // The reply has the restored section alone, and only the server knows which pins left the other one.
    await dispatch(call(BoardSectionResource.get, { section_id: intoId })).catch(() => undefined);
  };
}

interface UndoableDeletion {
  readonly remove: AppThunk<Promise<unknown>>;
  readonly restore: AppThunk<Promise<unknown>>;
  /** The lists that it is gone from. */
  readonly list: string;
  /** Another list that it changes, there and back. */
  readonly changed?: FeedPlace;
  readonly message: MessageId;
  readonly values?: Toast['values'];
}

function deleteUndoably(id: string, { remove, restore, list, changed, message, values }: UndoableDeletion): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const putBack = dispatch(removeFromFeeds([id]));
    try {
      await dispatch(remove);
    } catch (error) {
      putBack();
      dispatch(sayItFailed(error));
      return false;
    }
    dispatch(forgetPickers());
    if (changed) dispatch(resourceInvalidated(changed));
    const undoId = registerUndo(async () => {
      try {
        await dispatch(restore);
        putBack();
        // A list that was fetched after it went never had it.
        dispatch(resourceInvalidated({ name: list }));
        if (changed) dispatch(resourceInvalidated(changed));
        dispatch(forgetPickers());
      } catch (error) {
        dispatch(failureShown(error, 'pinActs.undoFailed'));
      }
    });
    dispatch(toastShown({ kind: 'undoable', message, values, undoId }));
    return true;
  };
}

/** Says that nothing was changed, and why: the network, a log-in that needs the password, or ours. */
export function sayItFailed(error: unknown): AppThunk {
  return (dispatch) => void dispatch(failureShown(error, boardProblem(error, 'boards.actFailed')));
}
