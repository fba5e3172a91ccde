import { describe, expect, it } from 'vitest';
import { countReaction } from './reactions.ts';

describe('the counts of reactions', () => {
  it('follow what somebody chooses, changes and takes back', () => {
    expect(countReaction({}, 0, 1)).toEqual({ 1: 1 });
    expect(countReaction({ 1: 3, 7: 1 }, 1, 7)).toEqual({ 1: 2, 7: 2 });
    expect(countReaction({ 1: 3 }, 1, 0)).toEqual({ 1: 2 });
  });

  it('lose an entry at 0, and never fall below it', () => {
    expect(countReaction({ 1: 1, 5: 2 }, 1, 0)).toEqual({ 5: 2 });
    expect(countReaction({}, 1, 0)).toEqual({});
  });

  it('stay when nothing changes', () => {
    expect(countReaction({ 13: 1 }, 13, 13)).toEqual({ 13: 1 });
  });
});
