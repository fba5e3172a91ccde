import { describe, expect, it } from 'vitest';
import { guessRate } from './guess-rate.ts';

describe('how often two kinds of times are told apart', () => {
  it.each([
    [[1, 2, 3], [4, 5, 6], 1],
    [[4, 5, 6], [1, 2, 3], 0],
    [[1, 2, 3], [1, 2, 3], 0.5],
    [[1, 1], [1, 1], 0.5],
    [[1, 3], [2, 4], 0.75],
  ])('%j and %j: %d', (first, second, rate) => {
    expect(guessRate(first, second)).toBe(rate);
  });
});
