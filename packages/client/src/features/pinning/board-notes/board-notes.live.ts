import { BoardActivityResource } from '@bowerbird/contract/pinning/board-activity/calls.ts';
import { BoardNotesResource } from '@bowerbird/contract/pinning/board-notes/calls.ts';
import { BoardPollsResource } from '@bowerbird/contract/pinning/board-polls/calls.ts';
import { afterUpdate, type LiveEffect } from '../../../shared/live/live-effects.ts';
import { refreshResource } from '../../../store/call.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { resourceInvalidated } from '../../../store/resources.slice.ts';

const LISTS = [BoardNotesResource.get, BoardPollsResource.get, BoardActivityResource.get] as const;

/**
 * Looks again at what the page shows of the work of these boards. Without ids it looks at all, because something may be missed.
 * What is known of another board is only forgotten, because that board may be gone.
 */
function refetchLists(boardIds: readonly string[] | null): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { resources, entities } = getState();
    const known = LISTS.flatMap((list) =>
      Object.entries(resources[list.name] ?? {})
        .filter(([, { loaded }]) => loaded)
        .map(([key]) => ({ list, key, input: JSON.parse(key) as { board_id: string } }))
        .filter(({ input }) => boardIds === null || boardIds.includes(input.board_id)),
    );
    const isShown = (boardId: string) => {
      const url = entities.board[boardId]?.url;
      return url !== undefined && location.pathname.startsWith(url);
    };
    const shown = known.filter(({ input }) => isShown(input.board_id));
    for (const { list, key } of known.filter((one) => !shown.includes(one))) dispatch(resourceInvalidated({ name: list.name, key }));
    await Promise.all(shown.map(({ list, input }) => dispatch(refreshResource<{ board_id: string }, unknown>(list, input))));
  };
}

const effects: readonly LiveEffect[] = [
  afterUpdate('board.worked_on', ({ boardIds }) => refetchLists(boardIds)),
  afterUpdate('ready', () => refetchLists(null)),
  afterUpdate('reset', () => refetchLists(null)),
];
export default effects;
