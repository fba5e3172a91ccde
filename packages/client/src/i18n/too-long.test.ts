import { expect, test } from 'vitest';
import { tooLong } from './too-long.ts';

test('what fits needs no words', () => {
  expect(tooLong('x'.repeat(50), 50)).toBeUndefined();
});

test('says how many characters are too many', () => {
  expect(tooLong('x'.repeat(53), 50)).toEqual({ id: 'app.tooLong', values: { over: 3, limit: 50 } });
});

test('a bird outside the first plane of Unicode is one character', () => {
  expect(tooLong('🐦'.repeat(50), 50)).toBeUndefined();
  expect(tooLong('🐦'.repeat(51), 50)).toEqual({ id: 'app.tooLong', values: { over: 1, limit: 50 } });
});
