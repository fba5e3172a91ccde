import { describe, expect, it } from 'vitest';
import { priceStepsOf } from './price-steps.ts';

describe('round prices', () => {
  it.each([
    ['EUR', [10, 25, 50, 100, 250, 1_000]],
    ['SEK', [100, 250, 500, 1_000, 2_500, 10_000]],
    ['JPY', [1_000, 2_500, 5_000, 10_000, 25_000, 100_000]],
    ['KRW', [10_000, 25_000, 50_000, 100_000, 250_000, 1_000_000]],
    ['', [10, 25, 50, 100, 250, 1_000]],
  ])('of “%s” fit what a unit is worth', (currency, steps) => {
    expect(priceStepsOf(currency)).toEqual(steps);
  });
});
