import { expect, it } from 'vitest';
import { otherNumberOf } from './index.ts';

it.each([
  ['en', 'teapto', 'teaptos'],
  ['en', 'teaptos', 'teapto'],
  ['de', 'blmue', 'blmuen'],
  ['de', 'lampne', 'lampnen'],
  ['en', 'cups', null],
  ['en', 'كراسي', null],
  ['ar', 'كراسي', null],
] as const)('writes a word in its other number: %s %s', (language, word, other) => {
  expect(otherNumberOf(word, language)).toBe(other);
});
