import { describe, expect, it } from 'vitest';
import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import { received } from '../store/received.ts';
import { resourceKey } from '../store/resource-key.ts';
import { fetchSettled, selectResource } from '../store/resources.slice.ts';
import { sessionKnown } from '../store/session.slice.ts';
import { loadEffects } from '../store/call.ts';
import { callOf } from '../store/optimistic/at-once.ts';
import { createAppStore } from './create-app-store.ts';
import { effectsOfFeatures } from './effects-of-features.ts';

const contract = import.meta.glob<Record<string, object>>('../../../contract/src/*/*/calls.ts', { eager: true });
/** The name of a call, or those of a resource's verbs. */
const namesOf = (exported: object) =>
  [exported, ...Object.values(exported)].flatMap((one: Partial<Endpoint> | null) => (typeof one?.name === 'string' ? [one.name] : []));

describe('the effects of calls', () => {
  it('name calls that are declared', () => {
    const known = Object.values(contract).flatMap((exported) => Object.values(exported).flatMap(namesOf));
    expect(known).toContain('PinResource.create');
    const named = effectsOfFeatures.flatMap(({ endpoints }) => endpoints).map(callOf);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });
});

async function openStore() {
  const store = createAppStore(async () => {
    throw new Error('Counting makes no calls.');
  });
  await store.dispatch(loadEffects());
  const mei = { id: '1', pin_count: 10, board_count: 2, has_quicksave_board: false };
  store.dispatch(sessionKnown({ viewer: mei as never }));
  const entities = {
    pin: {
      '5': { type: 'pin', id: '5', pinner: { type: 'user', id: '1' } },
      '6': { type: 'pin', id: '6', pinner: { type: 'user', id: '2' } },
    },
    user: {},
    board: { '51': { type: 'board', id: '51', pin_count: 4 } },
    section: { '61': { type: 'section', id: '61', boardId: '51', pin_count: 3 } },
  };
  store.dispatch(received({ endpoint: 'BoardFeedResource.get', input: {}, result: null, entities }));
  const none = { pin: {}, user: {}, board: {}, section: {} };
  const tell = (endpoint: string, input: object) =>
    store.dispatch(received({ endpoint, input, result: { type: 'pin', id: '9' }, entities: none }));
  const counts = () => [store.getState().session.viewer?.pin_count, store.getState().session.viewer?.board_count];
  return { tell, counts };
}

describe("the viewer's own counts", () => {
  it.each([
    ['rise with a pin that is made', 'PinResource.create', {}, [11, 2]],
    ['rise with a save', 'RepinResource.create', {}, [11, 2]],
    ['fall with a pin of theirs that is deleted', 'PinResource.delete', { id: '5' }, [9, 2]],
    ["stay when somebody else's pin goes from their board", 'PinResource.delete', { id: '6' }, [10, 2]],
    ['fall with the pins deleted as one act', 'BulkPinsResource.delete', { pin_ids: ['5', '6'] }, [9, 2]],
    ['rise with a board', 'BoardResource.create', {}, [10, 3]],
    ['fall with a board and the pins on it', 'BoardResource.delete', { board_id: '51' }, [6, 1]],
    ['come back with a board that is restored', 'BoardResource.update', { board_id: '51', restore: true }, [14, 3]],
    ['stay when a board is renamed', 'BoardResource.update', { board_id: '51', name: 'Lamps' }, [10, 2]],
    ['fall with the pins of a deleted section', 'BoardSectionResource.delete', { section_id: '61' }, [7, 2]],
  ])('%s', async (_title, endpoint, input, expected) => {
    const { tell, counts } = await openStore();
    tell(endpoint, input);
    expect(counts()).toEqual(expected);
  });

  it('never fall below nothing', async () => {
    const { tell, counts } = await openStore();
    for (let time = 0; time < 4; time += 1) tell('BoardResource.delete', { board_id: '51' });
    expect(counts()).toEqual([0, 0]);
  });
});

describe('the feed of what is followed', () => {
  it.each(['UserFollowResource.create', 'UserFollowResource.delete', 'BoardFollowResource.create', 'BoardFollowResource.delete'])(
    'is fetched anew after %s, which it may have missed',
    async (endpoint) => {
      const store = createAppStore(async () => {
        throw new Error('Nothing is asked.');
      });
      await store.dispatch(loadEffects());
      const feed = (options: object) => ({ name: 'UserHomefeedResource.get', key: resourceKey(options) });
      for (const place of [feed({ tab: 'following' }), feed({})]) {
        store.dispatch(fetchSettled({ ...place, data: [], auxData: {}, bookmark: null, appends: false }));
      }
      store.dispatch(
        received({ endpoint, input: { user_id: '2' }, result: null, entities: { pin: {}, user: {}, board: {}, section: {} } }),
      );
      const { resources } = store.getState();
      expect(selectResource(resources, feed({ tab: 'following' })).loaded).toBe(false);
      expect(selectResource(resources, feed({})).loaded).toBe(true);
    },
  );
});
