import { describe, expect, it } from 'vitest';
import { nextPinOf, readTrail } from './next-pin.ts';

const related = [{ id: '1' }, { id: '2' }, { id: '3' }];

describe('the pin that a swipe leads to', () => {
  it('is the first one like it that was not passed yet', () => {
    expect(nextPinOf('9', related, [])).toBe('1');
    expect(nextPinOf('9', related, ['1'])).toBe('2');
    expect(nextPinOf('1', related, ['2'])).toBe('3');
  });

  it('is none where all were passed, or nothing is like it', () => {
    expect(nextPinOf('1', related, ['2', '3'])).toBeNull();
    expect(nextPinOf('9', [], [])).toBeNull();
  });
});

describe('the walk that a history entry keeps', () => {
  it('is read from what this page wrote, and from nothing else', () => {
    expect(readTrail({ swiped: ['1', '2'] })).toEqual(['1', '2']);
    for (const state of [null, undefined, 'x', {}, { swiped: '1' }, { swiped: [1, null] }]) expect(readTrail(state)).toEqual([]);
  });
});
