import { describe, expect, it } from 'vitest';
import { UserHomefeedResource } from '@bowerbird/contract/discovery/home-feed/calls.ts';
import { strangerRecord } from '../../testing/stranger-record.ts';
import type { Transport } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { createAppStore } from '../../boot/create-app-store.ts';
import { sessionKnown } from '../../store/session.slice.ts';
import { homeLeft } from '../../store/visits.slice.ts';
import { HOME_KEPT_MILLISECONDS } from '../../store/kept-home.ts';
import { preloadHome } from './preload-home.ts';

function openHome(viewerId: string | null) {
  const asked: unknown[] = [];
  const transport = (async (endpoint, input) => {
    if (endpoint.name === UserHomefeedResource.get.name) asked.push(input);
    return { data: [], bookmark: '-end-' };
  }) as Transport;
  const store = createAppStore(transport);
  store.dispatch(sessionKnown({ viewer: { ...strangerRecord, id: viewerId } }));
  const visit = (search = '') =>
    preloadHome({ params: {}, search: new URLSearchParams(search), dispatch: store.dispatch, state: store.getState, pageGroup: 'web' });
  return { asked, store, visit };
}

const leftAt = (at: number) => homeLeft({ at, entry: 'e7', search: '' });

describe('the home feed', () => {
  it('is asked for once and kept when somebody comes back within two and a half minutes', async () => {
    const { asked, store, visit } = openHome('1');
    await visit();
    store.dispatch(leftAt(Date.now() - HOME_KEPT_MILLISECONDS + 1000));
    await visit();
    expect(asked).toHaveLength(1);
  });

  it('is asked for anew when it was left longer ago', async () => {
    const { asked, store, visit } = openHome('1');
    await visit();
    store.dispatch(leftAt(Date.now() - HOME_KEPT_MILLISECONDS - 1000));
    await visit();
    expect(asked).toHaveLength(2);
  });

  it('has a feed of its own for each tab', async () => {
    const { asked, visit } = openHome('1');
    await visit();
    await visit('tab=following');
    expect(asked).toEqual([{}, { tab: 'following' }]);
  });

  it('brings strangers more at once, for the wall behind the panel', async () => {
    const { asked, visit } = openHome(null);
    await visit();
    expect(asked).toEqual([{ page_size: 40 }]);
  });
});
