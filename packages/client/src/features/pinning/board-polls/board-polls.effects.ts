import type { UnknownAction } from 'redux';
import type { BoardPollResource } from '@bowerbird/contract/pinning/board-polls/calls.ts';
import type { RootState } from '../../../store/create-store.ts';
import { afterReply, type Effect } from '../../../store/effects.ts';
import { atOnce } from '../../../store/optimistic/at-once.ts';
import { resourceDataChanged } from '../../../store/resources.slice.ts';
import type { EntityRef } from '../../../store/stored.ts';
import type { StoredPoll } from './poll-acts.ts';

const LIST = 'BoardPollsResource.get';

const listsOf = ({ resources }: RootState) =>
  Object.entries(resources[LIST] ?? {}).map(([key, { data }]) => ({ key, polls: (data ?? []) as readonly StoredPoll[] }));

/** Changes a vote where the page has it. */
function changed(state: RootState, id: string, change: (poll: StoredPoll) => StoredPoll): readonly UnknownAction[] {
  return listsOf(state)
    .filter(({ polls }) => polls.some((poll) => poll.id === id))
    .map(({ key, polls }) => resourceDataChanged({ name: LIST, key, data: polls.map((poll) => (poll.id === id ? change(poll) : poll)) }));
}

/** A vote with the viewer's moved to another pin, or taken back. */
function withVote(poll: StoredPoll, me: EntityRef<'user'>, pinId: string | null): StoredPoll {
  const choices = poll.choices.map((choice) => {
    const others = choice.voters.filter(({ id }) => id !== me.id);
    const voters = choice.pin.id === pinId ? [...others, me] : others;
    return { ...choice, voters, votes: voters.length };
  });
  return { ...poll, choices, vote_by_me: pinId };
}

const voted = (state: RootState, id: string, pinId: string | null) =>
  changed(state, id, (poll) => withVote(poll, { type: 'user', id: state.session.userId ?? '' }, pinId));

const effects: readonly Effect[] = [
  ...atOnce<typeof BoardPollResource.update>('BoardPollResource.update', {
    show: ({ input: { id, pin_id } }, state) => (pin_id === undefined ? [] : voted(state, id, pin_id)),
    takeBack: ({ input: { id } }, state, before) => {
      const former = listsOf(before).flatMap(({ polls }) => polls.find((poll) => poll.id === id) ?? [])[0];
      return former ? voted(state, id, former.vote_by_me) : [];
    },
  }),
  afterReply<typeof BoardPollResource.update>('BoardPollResource.update', ({ result }, before) => changed(before, result.id, () => result)),
];
export default effects;
