import { BoardPollResource, BoardPollsResource } from '@bowerbird/contract/pinning/board-polls/calls.ts';
import type { BoardPoll } from '@bowerbird/contract/pinning/board-polls/schemas.ts';
import { call, refreshResource } from '../../../store/call.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { failureShown } from '../../../store/failure-shown.ts';
import { callAtOnce } from '../../../store/optimistic/at-once.ts';
import type { Stored } from '../../../store/stored.ts';

export type StoredPoll = Stored<BoardPoll>;

/** Votes for a pin, or takes the vote back; it shows at once and goes back when the server refuses. */
export function vote({ id }: StoredPoll, pinId: string | null): AppThunk<Promise<void>> {
  return async (dispatch) => {
    try {
      await dispatch(callAtOnce(BoardPollResource.update, { id, pin_id: pinId }, `vote ${id}`));
    } catch (error) {
      dispatch(failureShown(error, 'polls.failed'));
    }
  };
}

/** Ends a vote, or takes it away. */
export function closePoll(poll: StoredPoll, how: 'end' | 'delete'): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const { id, board_id } = poll;
    try {
      if (how === 'end') await dispatch(call(BoardPollResource.update, { id, ended: true }));
      else await dispatch(call(BoardPollResource.delete, { id }));
      await dispatch(refreshResource(BoardPollsResource.get, { board_id }));
    } catch (error) {
      dispatch(failureShown(error, 'boardNotes.failed'));
    }
  };
}
