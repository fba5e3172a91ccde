import { expect, it } from 'vitest';
import { nearestEdge, readPrice } from './price-edges.ts';

it.each([
  ['20', 20],
  ['€ 1.20', 1.2],
  ['1,50', 1.5],
  ['1,500', 1_500],
  ['1,500.25', 1_500.25],
  ['1,500,000', 1_500_000],
  ['1.200', 1.2],
  ['٢٠', 20],
  ['٢٠٫٥', 20.5],
  ['', null],
  ['.', null],
  ['cheap', null],
  ['99999999999', null],
])('reads %j as %j', (typed, price) => {
  expect(readPrice(typed, 'en')).toBe(price);
});

it.each([
  ['1.234,56', 1_234.56],
  ['1.200', 1_200],
  ['1.200.000', 1_200_000],
  ['1,5', 1.5],
  ['12.50', 12.5],
])('reads %j as %j in German', (typed, price) => {
  expect(readPrice(typed, 'de')).toBe(price);
});

it('finds the edge next to a price', () => {
  expect(nearestEdge([8, 12, 40, 200], 30)).toBe(2);
  expect(nearestEdge([8, 12, 40, 200], 1)).toBe(0);
});
