import { BoardResource, BoardsResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { BoardSectionResource, BoardSectionsResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { BoardFeedResource, BoardSectionPinsResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { deleteWithUndo } from '../../../shared/undo/delete-with-undo.ts';
import { call } from '../../../store/call.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { resourceKey } from '../../../store/resource-key.ts';
import type { StoredBoard } from './stored-board.ts';
import type { StoredSection } from './stored-section.ts';
import { failureShown } from '../../../store/failure-shown.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { registerUndo } from '../../../store/undo-registry.ts';
import { boardProblem } from './board-problem.ts';

/** Deletes a board with all that is on it; undo brings both back. Tells whether it went. */
export function deleteBoard(board: StoredBoard): AppThunk<Promise<boolean>> {
  return deleteWithUndo({
    ids: [board.id],
    remove: call(BoardResource.delete, { board_id: board.id }),
    restore: call(BoardResource.update, { board_id: board.id, restore: true }),
    lists: [BoardsResource.get.name, BoardFeedResource.get.name],
    failed: problemOf,
    message: 'boards.deleted',
  });
}

/** Puts a board into the archive or takes it out (`B4.6`, `B4.16`); the lists of boards are asked for anew. */
export function archiveBoard(board: StoredBoard, archived: boolean): AppThunk<Promise<void>> {
  return async (dispatch) => {
    try {
      await dispatch(call(BoardResource.update, { board_id: board.id, archived }));
      dispatch(
        toastShown({
          kind: 'done',
          message: archived ? 'boards.archivedToast' : 'boards.unarchivedToast',
          values: { board: board.name },
          undoId: registerUndo(() => dispatch(archiveBoard(board, !archived))),
        }),
      );
    } catch (error) {
      dispatch(showBoardFailure(error));
    }
  };
}

/** Deletes a section with its pins; undo brings both back. Tells whether it went. */
export function deleteSection(section: StoredSection): AppThunk<Promise<boolean>> {
  return deleteWithUndo({
    ids: [section.id],
    remove: call(BoardSectionResource.delete, { section_id: section.id }),
    restore: call(BoardSectionResource.update, { section_id: section.id, restore: true }),
    lists: [BoardSectionsResource.get.name, BoardSectionPinsResource.get.name],
    failed: problemOf,
    message: 'sections.deleted',
  });
}

/** Puts a section's pins into another of its board, and takes it away; undo gives them back. Tells whether it went. */
export function mergeSection(section: StoredSection, into: StoredSection): AppThunk<Promise<boolean>> {
  return deleteWithUndo({
    ids: [section.id],
    remove: call(BoardSectionResource.update, { section_id: into.id, merge: section.id }),
    restore: unmergeSection(section.id, into.id),
    lists: [BoardSectionsResource.get.name],
    failed: problemOf,
    changed: [{ name: BoardSectionPinsResource.get.name, key: resourceKey({ section_id: into.id }) }],
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

const problemOf = (error: unknown) => boardProblem(error, 'boards.actFailed');

/** Says that nothing was changed, and why: the network, a log-in that needs the password, or ours. */
export function showBoardFailure(error: unknown): AppThunk {
  return (dispatch) => void dispatch(failureShown(error, problemOf(error)));
}
