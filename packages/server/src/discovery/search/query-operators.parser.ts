import { EXCLUDED_PART, QUERY_PART } from '@bowerbird/domain/discovery/search-operators.ts';
import { cutWords } from '../words/index.ts';

/** A query taken apart: plain words, words that stand together, what is not wanted, and whose pins are meant. */
export interface QueryParts {
  readonly words: readonly string[];
  readonly phrases: readonly (readonly string[])[];
  readonly excluded: readonly (readonly string[])[];
  /** Words behind a `#`: topics where there are such, plain words elsewhere. */
  readonly hashtags: readonly string[];
  /** A username. */
  readonly of: string | null;
}

/** More of either would only find less. */
const MOST_GROUPS = 5;
const HASHTAG = /^#(?=[\p{L}\p{N}])/u;
const PERSON = /^@([a-z0-9_]{3,30})$/iu;

/**
 * Reads the operators of a query: `"blue jug"` for words that stand together, and `-word` for what is not wanted. `@person` is
 * for the pins of one person, and `#topic` for what a topic holds.
 */
export function readQuery(query: string): QueryParts {
  const words: string[] = [];
  const phrases: string[][] = [];
  const excluded: string[][] = [];
  const hashtags: string[] = [];
  let of: string | null = null;
  for (const [, minus, phrase, plain = ''] of query.matchAll(QUERY_PART)) {
    if (phrase !== undefined) (minus === '-' ? excluded : phrases).push(cutWords(phrase));
    else if (EXCLUDED_PART.test(plain)) excluded.push(cutWords(plain));
    else if (PERSON.test(plain)) of = PERSON.exec(plain)![1]!;
    else {
      const cut = cutWords(plain);
      words.push(...cut);
      if (HASHTAG.test(plain)) hashtags.push(...cut);
    }
  }
  return {
    words,
    phrases: phrases.filter((phrase) => phrase.length > 0).slice(0, MOST_GROUPS),
    hashtags: hashtags.slice(0, MOST_GROUPS),
    excluded: excluded.filter((group) => group.length > 0).slice(0, MOST_GROUPS),
    of,
  };
}

/** The query with other words in the place of some: loose ones, and those of phrases. Operators stay. */
export function rewriteQuery(query: string, inPlaceOf: ReadonlyMap<string, string>, { alsoPhrases = false } = {}): string {
  const change = (text: string) => cutWords(text).map((word) => inPlaceOf.get(word) ?? word);
  const tokens = Array.from(query.matchAll(QUERY_PART), ([token, minus, phrase, plain = '']) => {
    if (phrase !== undefined) return alsoPhrases && minus !== '-' ? `"${change(phrase).join(' ')}"` : token;
    if (EXCLUDED_PART.test(plain) || PERSON.test(plain)) return token;
    return `${HASHTAG.test(plain) ? '#' : ''}${change(plain).join(' ')}`;
  });
  return tokens.filter(Boolean).join(' ');
}
