import { expect, it } from 'vitest';
import { splitTerms } from './split-terms.ts';

it.each([
  ['one\n two words \n\none', ['one', 'two words']],
  ['eins, zwei,', ['eins', 'zwei']],
  ['自殺、自傷', ['自殺', '自傷']],
  ['  ', []],
])('reads the terms of %j', (typed, terms) => {
  expect(splitTerms(typed)).toEqual(terms);
});
