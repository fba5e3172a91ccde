import { describe, expect, it } from 'vitest';
import { isOneSlip } from './slips.segmenter.ts';

describe('a slip', () => {
  it.each([
    ['a letter is missing', 'kniting', 'knitting'],
    ['a letter is too many', 'knittting', 'knitting'],
    ['a letter is wrong', 'knotting', 'knitting'],
    ['two neighbours are swapped', 'kintting', 'knitting'],
    ['the first two letters are swapped', 'nkitting', 'knitting'],
    ['the last letter is missing', 'knittin', 'knitting'],
  ])('is it where %s', (_what, typed, meant) => {
    expect([isOneSlip(typed, meant), isOneSlip(meant, typed)]).toEqual([true, true]);
  });

  it.each([
    ['nothing is wrong', 'knitting', 'knitting'],
    ['two letters are wrong', 'knotteng', 'knitting'],
    ['letters far from each other are swapped', 'gnittink', 'knitting'],
    ['the first letter is another', 'mnitting', 'knitting'],
    ['the first letter is missing', 'nitting', 'knitting'],
    ['two letters are missing', 'kniing', 'knitting'],
  ])('is none where %s', (_what, typed, meant) => {
    expect(isOneSlip(typed, meant)).toBe(false);
  });
});
