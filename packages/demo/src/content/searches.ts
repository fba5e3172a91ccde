import type { CastName } from './cast.ts';

/** What the cast looked for lately, and who did. */
export const SEARCHES: readonly { readonly query: string; readonly people: readonly CastName[] }[] = [
  { query: 'blue room', people: ['mei', 'ines', 'lena', 'yuki', 'sam', 'elif', 'noor'] },
  { query: 'cake', people: ['noor', 'amara', 'sam', 'priya', 'tomas', 'lena'] },
  { query: 'reading lamp', people: ['jonas', 'mei', 'elif', 'oskar', 'amara'] },
  { query: 'tiles', people: ['ines', 'tomas', 'elif', 'mei', 'oskar'] },
  { query: 'moon', people: ['priya', 'yuki', 'sam', 'lena', 'oskar'] },
  { query: 'plants', people: ['lena', 'noor', 'tomas', 'ines', 'amara'] },
  { query: 'knitting', people: ['elif', 'lena', 'yuki', 'noor', 'priya'] },
  { query: 'birds', people: ['oskar', 'sam', 'amara', 'jonas', 'mei'] },
  { query: 'paper', people: ['jonas', 'priya', 'mei', 'sam', 'tomas'] },
];
