import { describe, expect, it } from 'vitest';
import { shortCount } from './nav-item.ts';

describe('the count beside a place', () => {
  it.each([
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [12_000, '99+'],
  ])('of %d reads %s', (count, words) => {
    expect(shortCount(count)).toBe(words);
  });
});
