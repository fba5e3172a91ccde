import { describe, expect, it } from 'vitest';
import { RecentSearchesResource } from '@bowerbird/contract/discovery/recent-searches/calls.ts';
import type { RecentSearch } from '@bowerbird/contract/discovery/recent-searches/schemas.ts';
import type { Transport } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { createStore } from '../../../store/create-store.ts';
import { createEffectTable } from '../../../store/effects.ts';
import { callAtOnce } from '../../../store/optimistic/at-once.ts';
import { resourceKey } from '../../../store/resource-key.ts';
import { resourceDataChanged } from '../../../store/resources.slice.ts';
import effects from './recent-searches.effects.ts';

const searched = (...queries: string[]) => queries.map((query) => ({ query, searchedAt: '2026-11-01T00:00:00.000Z' }));
const name = RecentSearchesResource.get.name;

function openStore(answer: Promise<RecentSearch[]>) {
  const store = createStore(
    (async () => ({ data: await answer })) as Transport,
    [],
    createEffectTable(async () => effects),
  );
  const read = (key: string) => (store.getState().resources[name]?.[key]?.data as RecentSearch[] | undefined)?.map(({ query }) => query);
  const [common, own] = [resourceKey({}), resourceKey({ personal: true })];
  store.dispatch(resourceDataChanged({ name, key: common, data: searched('jug', 'Blue chair') }));
  store.dispatch(resourceDataChanged({ name, key: own, data: searched('tiles', 'jug') }));
  return { store, all: () => [read(common), read(own)] };
}

describe('a recent search that somebody forgets', () => {
  it('leaves its list at once, and comes back when the server refuses', async () => {
    const { promise, reject } = Promise.withResolvers<RecentSearch[]>();
    const { store, all } = openStore(promise);
    const reply = store.dispatch(callAtOnce(RecentSearchesResource.delete, { personal: true, query: 'JUG' }));
    await expect.poll(all).toEqual([['jug', 'Blue chair'], ['tiles']]);
    reject(new Error('no'));
    await expect(reply).rejects.toThrow('no');
    expect(all()).toEqual([
      ['jug', 'Blue chair'],
      ['tiles', 'jug'],
    ]);
  });

  it('goes with all others of its list, and the reply tells what is left', async () => {
    const { store, all } = openStore(Promise.resolve(searched('lamp')));
    await store.dispatch(callAtOnce(RecentSearchesResource.delete, {}));
    expect(all()).toEqual([['lamp'], ['tiles', 'jug']]);
  });

  it('is at the front once it was searched again', async () => {
    const { store, all } = openStore(Promise.resolve(searched('tiles', 'jug')));
    await store.dispatch(callAtOnce(RecentSearchesResource.create, { query: 'tiles' }));
    expect(all()[0]).toEqual(['tiles', 'jug']);
  });
});
