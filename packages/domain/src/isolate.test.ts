import { expect, it } from 'vitest';
import { isolated } from './isolate.ts';

it('keeps the words of people apart in sentences from right to left alone', () => {
  expect([isolated('Mei', 'ar'), isolated('', 'ar'), isolated('Mei', 'de')]).toEqual(['\u2068Mei\u2069', '', 'Mei']);
});
