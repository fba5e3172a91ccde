import { BoardFeedResource, BoardSectionPinsResource, BulkPinsResource, PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { countLimits } from '@bowerbird/domain/text-limits.ts';
import { call } from '../../store/call.ts';
import type { AppThunk } from '../../store/create-store.ts';
import { moveBetweenFeeds, reorderFeed, type FeedPlace } from '../../store/feeds/index.ts';
import { resourceKey } from '../../store/resource-key.ts';
import { deleteWithUndo } from '../../shared/undo/delete-with-undo.ts';
import { toastShown } from '../../store/toasts.slice.ts';
import { boardProblem, showBoardFailure, type PickedBoard, type PickedSection } from '../../features/pinning/boards/index.ts';
import { registerUndo } from '../../store/undo-registry.ts';
import { boardFeedOptions, sectionPinsOptions } from './board-options.ts';

/** Where pins stand: on a board, or in a section of it. */
export interface PinsPlace {
  readonly boardId: string;
  readonly sectionId: string | null;
}

/** The list of the store that shows a place. */
export function feedOf({ boardId, sectionId }: PinsPlace): FeedPlace {
  return sectionId === null
    ? { name: BoardFeedResource.get.name, key: resourceKey(boardFeedOptions(boardId)) }
    : { name: BoardSectionPinsResource.get.name, key: resourceKey(sectionPinsOptions(sectionId)) };
}

/** Where pins go, and how many chosen pins of others stay. */
interface Move {
  readonly board: PickedBoard;
  readonly section?: PickedSection | undefined;
  readonly others?: number;
}

/** Moves pins to a board or a section as one act, and says how many of others stay. Undo takes all of them back. */
export function movePins(ids: readonly string[], from: PinsPlace, { board, section, others = 0 }: Move): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const to: PinsPlace = { boardId: board.id, sectionId: section?.id ?? null };
    const moveBack = dispatch(moveBetweenFeeds(feedOf(from), feedOf(to), ids));
    try {
      await dispatch(
        inPortions(ids, (portion) => call(BulkPinsResource.update, { pin_ids: portion, board_id: to.boardId, section: to.sectionId })),
      );
    } catch (error) {
      moveBack();
      dispatch(showBoardFailure(error));
      return;
    }
    const undoId = registerUndo(async () => {
      try {
        await dispatch(
          inPortions(ids, (portion) =>
            call(BulkPinsResource.update, { pin_ids: portion, board_id: from.boardId, section: from.sectionId }),
          ),
        );
        moveBack();
      } catch (error) {
        dispatch(showBoardFailure(error));
      }
    });
    dispatch(
      toastShown({
        kind: 'done',
        message: others > 0 ? 'organize.movedOwn' : 'organize.moved',
        values: { count: ids.length, others, board: section?.title ?? board.name },
        href: board.url,
        undoId,
      }),
    );
  };
}

/** Deletes pins as one act, and says how many of others stay; undo within ten seconds brings all of them back. */
export function deletePins(ids: readonly string[], others = 0): AppThunk<Promise<boolean>> {
  return deleteWithUndo({
    ids,
    remove: inPortions(ids, (portion) => call(BulkPinsResource.delete, { pin_ids: portion })),
    restore: inPortions(ids, (portion) => call(BulkPinsResource.update, { pin_ids: portion, restore: true })),
    message: others > 0 ? 'organize.deletedOwn' : 'organize.deleted',
    values: { count: ids.length, others },
    failed: (error) => boardProblem(error, 'boards.actFailed'),
  });
}

/** Puts a pin before another, or at the end; it goes back to its place when the server refuses. */
export function reorderPin(feed: FeedPlace, id: string, before: string | null): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const putBack = dispatch(reorderFeed(feed, id, before));
    try {
      await dispatch(call(PinResource.update, { id, before }));
    } catch (error) {
      putBack();
      dispatch(showBoardFailure(error));
    }
  };
}

function inPortions(ids: readonly string[], send: (portion: string[]) => AppThunk<Promise<unknown>>): AppThunk<Promise<void>> {
  return async (dispatch) => {
    for (let start = 0; start < ids.length; start += countLimits.bulkPins)
      await dispatch(send(ids.slice(start, start + countLimits.bulkPins)));
  };
}
