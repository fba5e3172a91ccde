import { describe, expect, it } from 'vitest';
import type { Transport } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { loginStates } from '@bowerbird/domain/identity/login-state.ts';
import { createAppStore } from '../../../boot/create-app-store.ts';
import { fetchSettled } from '../../../store/resources.slice.ts';
import { sessionKnown } from '../../../store/session.slice.ts';
import { badgePlace } from './news-options.ts';
import { selectNewsUnseen } from './news-unseen.ts';
import live from './news.live.ts';

/** A page that knows of so many news, while there are none by now. */
function openPage(known: number) {
  const calls: string[] = [];
  const transport = (async ({ name }: { name: string }) => {
    calls.push(name);
    return { data: { conversations_unseen_count: 0, news_unseen_count: 0 } };
  }) as unknown as Transport;
  const store = createAppStore(transport);
  store.dispatch(sessionKnown({ viewer: { id: '3', username: 'lena_fjeld', login_state: loginStates.loggedIn } as never }));
  const data = { conversations_unseen_count: 0, news_unseen_count: known };
  store.dispatch(fetchSettled({ ...badgePlace, data, auxData: {}, bookmark: null, appends: false }));
  const hear = async (name: string) => {
    for (const effect of live.filter((one) => one.name === name)) await store.dispatch(effect.apply({} as never));
  };
  return { store, calls, hear };
}

describe('the badge of news', () => {
  it.each(['news.lessened', 'board.worked_on', 'board.removed'])('falls on a page that hears %s', async (name) => {
    const { store, hear } = openPage(1);
    await hear(name);
    expect(selectNewsUnseen(store.getState())).toBe(0);
  });

  it('asks for nothing where nothing was new', async () => {
    const { calls, hear } = openPage(0);
    await hear('news.lessened');
    expect(calls).toEqual([]);
  });
});
