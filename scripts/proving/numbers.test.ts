import { expect, it } from 'vitest';
import { median, percentile } from './numbers.ts';

it('finds the middle, between two of them where they are even in number', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([])).toBeNaN();
});

it('finds the percentile: of a hundred, the 99th holds for all but the slowest', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
  expect(percentile(hundred, 0.99)).toBe(99);
  expect(percentile(hundred, 1)).toBe(100);
  expect(percentile([7], 0.99)).toBe(7);
  expect(percentile([], 0.99)).toBeNaN();
});
