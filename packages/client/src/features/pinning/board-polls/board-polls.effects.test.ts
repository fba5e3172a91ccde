import { describe, expect, it } from 'vitest';
import { BoardPollResource } from '@bowerbird/contract/pinning/board-polls/calls.ts';
import { createStore } from '../../../store/create-store.ts';
import { createEffectTable } from '../../../store/effects.ts';
import { callAtOnce } from '../../../store/optimistic/at-once.ts';
import { resourceDataChanged } from '../../../store/resources.slice.ts';
import effects from './board-polls.effects.ts';
import type { StoredPoll } from './poll-acts.ts';

const me = { type: 'user', id: '' };
const mei = { type: 'user', id: '5' };
const choice = (id: string, voters: readonly object[]) => ({ pin: { type: 'pin', id }, votes: voters.length, voters });

describe('a vote that the server refuses', () => {
  it('goes back to the former one, and leaves the votes of others meanwhile', async () => {
    const { promise, reject } = Promise.withResolvers<never>();
    const store = createStore(
      () => promise,
      [],
      createEffectTable(async () => effects),
    );
    const place = { name: 'BoardPollsResource.get', key: 'all' };
    const know = (vote_by_me: string, choices: readonly object[]) =>
      store.dispatch(resourceDataChanged({ ...place, data: [{ id: '9', vote_by_me, choices }] }));
    const poll = () => (store.getState().resources[place.name]?.[place.key]?.data as readonly StoredPoll[] | undefined)?.[0];
    know('1', [choice('1', [me]), choice('2', [])]);
    const reply = store.dispatch(callAtOnce(BoardPollResource.update, { id: '9', pin_id: '2' }));
    await expect.poll(poll).toMatchObject({ vote_by_me: '2', choices: [{ votes: 0 }, { votes: 1 }] });
    know('2', [choice('1', []), choice('2', [me, mei])]);
    reject(new Error('no'));
    await expect(reply).rejects.toThrow('no');
    expect(poll()).toMatchObject({ vote_by_me: '1', choices: [{ votes: 1 }, { votes: 1, voters: [mei] }] });
  });
});
