import { describe, expect, it } from 'vitest';
import { bytesShown } from './bytes-shown.ts';

describe('the size of a file', () => {
  it.each([
    ['en', 1, '1 kB'],
    ['en', 4_567, '5 kB'],
    ['en', 1_000_000, '1 MB'],
    ['en', 2_040_109_465, '2 GB'],
    ['de', 12_340_000, '12,3 MB'],
  ])('is, in %s, of %i bytes %s', (locale, bytes, shown) => {
    expect(bytesShown(locale, bytes).replace(/\s/u, ' ')).toBe(shown);
  });
});
