import { expect, it } from 'vitest';
import { nearestEdge, readPrice } from './price-edges.ts';

it.each([
  ['20', 20],
  ['€ 1.20', 1.2],
  ['1,50', 1.5],
  ['1,500', 1_500],
  ['1,500.25', 1_500.25],
  ['٢٠', 20],
  ['', null],
  ['cheap', null],
  ['99999999999', null],
])('reads %j as %j', (typed, price) => {
  expect(readPrice(typed)).toBe(price);
});

it('finds the edge next to a price', () => {
  expect(nearestEdge([8, 12, 40, 200], 30)).toBe(2);
  expect(nearestEdge([8, 12, 40, 200], 1)).toBe(0);
});
