import { expect, it } from 'vitest';
import { ndcg } from './ndcg.ts';

it('is 1 for the best order and 0 for nothing of it', () => {
  expect(ndcg([2, 1, 0], [1, 2])).toBe(1);
  expect(ndcg([0, 0, 0], [1, 2])).toBe(0);
});

it('counts what stands later for less', () => {
  expect(ndcg([0, 2], [2])).toBeCloseTo(1 / Math.log2(3));
  expect(ndcg([1, 2], [2, 1])).toBeLessThan(1);
});

it('wants no more than there is room for', () => {
  expect(
    ndcg(
      Array.from({ length: 10 }, () => 2),
      Array.from({ length: 14 }, () => 2),
    ),
  ).toBe(1);
});
