import { describe, expect, it } from 'vitest';
import { keptRecords } from './kept-records.ts';

const drafts = keptRecords<{ words: string }>(2, ({ words }) => words.length > 0);

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('records that a browser keeps', () => {
  it('come back by their name until they are forgotten', () => {
    const storage = memory();
    expect(drafts.keep(storage, 'a', { words: 'Blue' })).toBe(true);
    expect(drafts.load(storage, 'a')).toMatchObject({ words: 'Blue' });
    expect(drafts.load(storage, 'b')).toBeNull();
    drafts.forget(storage, 'a');
    expect(drafts.load(storage, 'a')).toBeNull();
  });

  it.each([
    ['of another version', '{"version":1,"words":"Blue"}'],
    ['that is not whole', '{"version":2,"words":""}'],
    ['of another shape', '{"version":2}'],
    ['that is no record', 'blue'],
  ])('leave one alone %s', (_what, text) => {
    const storage = memory();
    storage.setItem('a', text);
    expect(drafts.load(storage, 'a')).toBeNull();
  });

  it('say so where nothing is kept', () => {
    const refuse = () => {
      throw new Error('closed');
    };
    const closed = { getItem: refuse, setItem: refuse, removeItem: refuse };
    expect(drafts.keep(closed, 'a', { words: 'Blue' })).toBe(false);
    expect(drafts.load(closed, 'a')).toBeNull();
    expect(() => drafts.forget(closed, 'a')).not.toThrow();
  });
});
