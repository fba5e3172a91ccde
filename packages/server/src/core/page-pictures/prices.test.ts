import { describe, expect, it } from 'vitest';
import { readPrice } from './prices.ts';

describe('a price', () => {
  it.each([
    ['115', 115],
    ['115.5', 115.5],
    ['1,299.00', 1299],
    ['1.299,00', 1299],
    ['€ 115', 115],
    ['115 Euro', 115],
    ['CHF 12.-', null],
    ['Rs. 1,299', 1299],
    [19.99, 19.99],
    [['7.50', '9'], 7.5],
    ['', null],
    ['free', null],
    ['-5', null],
    [-5, null],
    ['1e12', null],
    ['1,2,3', null],
    [{}, null],
    [null, null],
    ['9'.repeat(30), null],
    [Number.NaN, null],
  ])('that is written %j is %j', (written, price) => {
    expect(readPrice(written)).toBe(price);
  });
});
