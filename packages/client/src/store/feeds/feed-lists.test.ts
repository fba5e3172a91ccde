import { describe, expect, it } from 'vitest';
import { addEntries, moveEntry, restoreEntries, removeEntries } from './feed-lists.ts';

const pin = (id: string) => ({ type: 'pin', id });
const story = (id: string) => ({ type: 'story', id });
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join(' ');
const feed = ['a', 'b', 'c', 'd'].map(pin);

describe('feed operations', () => {
  it('remove what is named and keep the order of the rest', () => {
    expect(ids(removeEntries(feed, new Set(['b', 'd'])).list)).toBe('a c');
  });

  it('leave a list alone, the very same, when nothing of it is named', () => {
    expect(removeEntries(feed, new Set(['x'])).list).toBe(feed);
  });

  it('put back what was removed, each to its old place', () => {
    const { list, taken } = removeEntries(feed, new Set(['a', 'c']));
    expect(ids(restoreEntries(list, taken))).toBe('a b c d');
  });

  it('do not put back twice what a refresh brought meanwhile', () => {
    const { taken } = removeEntries(feed, new Set(['c']));
    expect(ids(restoreEntries(feed, taken))).toBe('a b c d');
  });

  it('add new pins after the stories that lead', () => {
    expect(ids(addEntries([story('s1'), story('s2'), pin('a')], [pin('n')]))).toBe('s1 s2 n a');
    expect(ids(addEntries([story('s1')], [pin('n')]))).toBe('s1 n');
  });

  it('add a pin that is already there by moving it to the front', () => {
    expect(ids(addEntries(feed, [pin('c')]))).toBe('c a b d');
  });

  it('move a pin before another, and to the end', () => {
    expect(ids(moveEntry(feed, 'd', 'b'))).toBe('a d b c');
    expect(ids(moveEntry(feed, 'a', null))).toBe('b c d a');
    expect(ids(moveEntry(feed, 'a', 'd'))).toBe('b c a d');
  });

  it('move nothing that is not in the list', () => {
    expect(moveEntry(feed, 'x', 'a')).toBe(feed);
  });
});
