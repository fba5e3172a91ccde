import { BoardPollResource, BoardPollsResource } from '@bowerbird/contract/pinning/board-polls/calls.ts';
import type { BoardPoll } from '@bowerbird/contract/pinning/board-polls/schemas.ts';
import { call } from '../../../store/call.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { failureShown } from '../../../store/failure-shown.ts';
import { refreshResource } from '../../../store/call.ts';
import { resourceKey } from '../../../store/resource-key.ts';
import { resourceDataChanged, selectResource } from '../../../store/resources.slice.ts';
import type { EntityRef, Stored } from '../../../store/stored.ts';

export type StoredPoll = Stored<BoardPoll>;

const placeOf = (boardId: string) => ({ name: BoardPollsResource.get.name, key: resourceKey({ board_id: boardId }) });

/** A vote with the viewer's moved to another pin, or taken back. */
export function withVote(poll: StoredPoll, me: EntityRef<'user'>, pinId: string | null): StoredPoll {
  const choices = poll.choices.map((choice) => {
    const others = choice.voters.filter(({ id }) => id !== me.id);
    const voters = choice.pin.id === pinId ? [...others, me] : others;
    return { ...choice, voters, votes: voters.length };
  });
  return { ...poll, choices, vote_by_me: pinId };
}

/** Votes for a pin, or takes the vote back; it shows at once and goes back when the server refuses. */
export function vote(poll: StoredPoll, pinId: string | null): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const place = placeOf(poll.board_id);
    const polls = () => (selectResource(getState().resources, place).data ?? []) as readonly StoredPoll[];
    const show = (next: StoredPoll) =>
      dispatch(resourceDataChanged({ ...place, data: polls().map((one) => (one.id === poll.id ? next : one)) }));
    show(withVote(poll, { type: 'user', id: getState().session.userId ?? '' }, pinId));
    try {
      await dispatch(call(BoardPollResource.update, { id: poll.id, pin_id: pinId }));
      await dispatch(refreshResource(BoardPollsResource.get, { board_id: poll.board_id }));
    } catch (error) {
      show(poll);
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
