import { describe, expect, it } from 'vitest';
import { readQuery, rewriteQuery } from './query-operators.parser.ts';

const nothing = { words: [], phrases: [], excluded: [], hashtags: [], of: null };

describe('the operators of a query', () => {
  it.each([
    ['blue jug', { words: ['blue', 'jug'] }],
    ['"blue jug"', { phrases: [['blue', 'jug']] }],
    ['tea „Blauer Krug“', { words: ['tea'], phrases: [['blauer', 'krug']] }],
    ['jug -blue', { words: ['jug'], excluded: [['blue']] }],
    ['jug -"deep blue"', { words: ['jug'], excluded: [['deep', 'blue']] }],
    ['mid-century - chair', { words: ['mid', 'century', 'chair'] }],
    ['jug @lena_fjeld', { words: ['jug'], of: 'lena_fjeld' }],
    ['@lena_fjeld', { of: 'lena_fjeld' }],
    ['#tiles', { words: ['tiles'], hashtags: ['tiles'] }],
    ['"unclosed jug', { words: ['unclosed', 'jug'] }],
    ['""  "!"', {}],
    ['lena@kiln.org', { words: ['lena', 'kiln', 'org'] }],
  ])('are read from %s', (query, parts) => {
    expect(readQuery(query)).toEqual({ ...nothing, ...parts });
  });

  it('are few, however many are written', () => {
    const { phrases, excluded } = readQuery('"a b" -c '.repeat(20));
    expect([phrases.length, excluded.length]).toEqual([5, 5]);
  });
});

describe('a query with other words', () => {
  const slips = new Map([
    ['bycicle', 'bicycle'],
    ['chiar', 'chair'],
  ]);

  it.each([
    ['bycicle -red', 'bicycle -red'],
    ['bycicle -bycicle "chiar lift" @chiar #chiar', 'bicycle -bycicle "chiar lift" @chiar #chair'],
    ['  Bycicle,  “old chiar”', 'bicycle “old chiar”'],
  ])('keeps its operators: %s', (query, rewritten) => {
    expect(rewriteQuery(query, slips)).toBe(rewritten);
  });

  it('changes what stands in quotes where it is asked to', () => {
    expect(rewriteQuery('"chiar" topic -"old chiar"', slips, { alsoPhrases: true })).toBe('"chair" topic -"old chiar"');
  });
});
