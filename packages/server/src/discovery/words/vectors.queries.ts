import { cutWords } from './words.segmenter.ts';

/** A piece of a document's text and how much its words weigh: A most, D least. */
export interface WeighedText {
  readonly text: string;
  readonly weight: 'A' | 'B' | 'C' | 'D';
}

const MOST_POSITIONS = 20;

/** Writes the `tsvector` of a document: words as they are cut here, and marks such as `kind:2` that filters ask for. */
export function makeVector(texts: readonly WeighedText[], marks: readonly string[] = []): string {
  const positions = new Map<string, string[]>();
  let position = 0;
  for (const { text, weight } of texts) {
    // Words of two texts never stand together.
    position += 1;
    for (const word of cutWords(text)) {
      position += 1;
      const known = positions.get(word) ?? [];
      if (known.length < MOST_POSITIONS) positions.set(word, [...known, `${Math.min(position, 16_383)}${weight}`]);
    }
  }
  const words = [...positions].map(([word, places]) => `${quote(word)}:${places.join(',')}`);
  return [...words, ...marks.map(quote)].join(' ');
}

/** What a query wants besides its words. */
export interface QueryOptions {
  /** The last word may be a beginning. */
  readonly isPrefix?: boolean;
  /** Words count only where they weigh most: in titles and names. */
  readonly isTitleOnly?: boolean;
  /** All of these marks, and one of each of these groups. */
  readonly marks?: readonly string[];
  readonly oneOf?: readonly (readonly string[])[];
  /** Words that stand one after the other. */
  readonly phrases?: readonly (readonly string[])[];
  /** Words, or words one after the other, that do not occur. */
  readonly excluded?: readonly (readonly string[])[];
}

/** Writes the `tsquery` that wants all words and marks. */
export function makeQuery(words: readonly string[], options: QueryOptions = {}): string {
  const ending = (at: number) => `${options.isPrefix && at === words.length - 1 ? '*' : ''}${options.isTitleOnly ? 'A' : ''}`;
  const wanted = words.map((word, at) => [quote(word), ending(at)].filter((part) => part !== '').join(':'));
  const groups = (options.oneOf ?? []).filter((group) => group.length > 0).map((group) => `(${group.map(quote).join(' | ')})`);
  const phrases = (options.phrases ?? []).map(phrase);
  const excluded = (options.excluded ?? []).map((group) => `!${phrase(group)}`);
  return [...wanted, ...phrases, ...(options.marks ?? []).map(quote), ...groups, ...excluded].join(' & ');
}

function phrase(words: readonly string[]): string {
  return `(${words.map(quote).join(' <-> ')})`;
}

/** Any text is safe between quotes once quotes and backslashes are doubled. */
function quote(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
