import { beforeEach, describe, expect, it } from 'vitest';
import { createAppStore } from '../../boot/create-app-store.ts';
import type { AppStore } from '../create-store.ts';
import { fetchSettled } from '../resources.slice.ts';
import { isInFeeds, moveBetweenFeeds, removeFromFeeds, reorderFeed } from './feed-changes.ts';

const tiles = { name: 'BoardFeedResource', key: '{"board_id":"1"}' };
const rooms = { name: 'BoardFeedResource', key: '{"board_id":"2"}' };
const home = { name: 'UserHomefeedResource', key: '{}' };
const unopened = { name: 'BoardFeedResource', key: '{"board_id":"3"}' };

let store: AppStore;

function fill(place: typeof tiles, ids: string) {
  store.dispatch(
    fetchSettled({ ...place, data: ids.split(' ').map((id) => ({ type: 'pin', id })), auxData: {}, bookmark: '-end-', appends: false }),
  );
}

function read({ name, key }: typeof tiles) {
  return (store.getState().resources[name]?.[key]?.data as { id: string }[] | undefined)?.map(({ id }) => id).join(' ');
}

beforeEach(() => {
  store = createAppStore(async () => {
    throw new Error('Feed operations make no calls.');
  });
  fill(tiles, 'a b c');
  fill(rooms, 'd e');
  fill(home, 'b x a');
});

describe('feeds in the store', () => {
  it('lose a deleted pin everywhere at once, and have it back where it was after undo', () => {
    const putBack = store.dispatch(removeFromFeeds(['a', 'b']));
    expect([read(tiles), read(rooms), read(home)]).toEqual(['c', 'd e', 'x']);
    putBack();
    expect([read(tiles), read(rooms), read(home)]).toEqual(['a b c', 'd e', 'b x a']);
  });

  it('lose a deleted pin in search results too, which keep what stands around them', () => {
    const search = { name: 'BaseSearchResource', key: '{"query":"tiles"}' };
    const results = ['a', 'z', 'b'].map((id) => ({ type: 'pin', id }));
    const found = { guides: ['Mugs'], typo: null, results };
    const shown = () => store.getState().resources[search.name]?.[search.key]?.data;
    store.dispatch(fetchSettled({ ...search, data: found, auxData: {}, bookmark: '-end-', appends: false }));
    const putBack = store.dispatch(removeFromFeeds(['z']));
    expect(shown()).toEqual({ ...found, results: [results[0], results[2]] });
    expect(isInFeeds(store.getState(), 'z')).toBe(false);
    putBack();
    expect(shown()).toEqual(found);
  });

  it('move pins from board to board and back', () => {
    const moveBack = store.dispatch(moveBetweenFeeds(tiles, rooms, ['c', 'a']));
    expect([read(tiles), read(rooms)]).toEqual(['b', 'c a d e']);
    moveBack();
    expect([read(tiles), read(rooms)]).toEqual(['a b c', 'd e']);
  });

  it('do not invent a list that was never fetched', () => {
    store.dispatch(moveBetweenFeeds(tiles, unopened, ['a']));
    expect(read(tiles)).toBe('b c');
    expect(read(unopened)).toBeUndefined();
  });

  it('reorder a pin and return it to its place', () => {
    const putBack = store.dispatch(reorderFeed(tiles, 'c', 'a'));
    expect(read(tiles)).toBe('c a b');
    putBack();
    expect(read(tiles)).toBe('a b c');
  });
});
