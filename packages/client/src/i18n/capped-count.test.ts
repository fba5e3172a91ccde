import { expect, it } from 'vitest';
import { cappedCount } from './capped-count.ts';

it.each([
  ['en', 99, '99'],
  ['en', 100, '99+'],
  ['ar-EG', 7, '٧'],
])('writes in %s the number %i as %s', (locale, count, shown) => {
  expect(cappedCount(locale, count)).toBe(shown);
});
