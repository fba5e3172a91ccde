import { describe, expect, it } from 'vitest';
import { readQuery } from './query-operators.parser.ts';

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
    ['@lena_fjeld', { words: ['lena', 'fjeld'] }],
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
