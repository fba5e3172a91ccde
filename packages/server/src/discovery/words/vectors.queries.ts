import { stemOf, stemsOf, type StemLanguage } from './stems.segmenter.ts';
import { cutWords } from './words.segmenter.ts';

/** A piece of a document's text and how much its words weigh: A most, D least. */
export interface WeighedText {
  readonly text: string;
  readonly weight: 'A' | 'B' | 'C' | 'D';
}

const MOST_POSITIONS = 20;
/** A word in another form counts for less than the word as it was asked. */
const STEM_WEIGHTS = { A: 'B', B: 'C', C: 'D', D: 'D' } as const;
/** Stems stand apart from words: like other marks they hold a colon, which no word does. */
const STEM = 'stem:';

/**
 * Writes the `tsvector` of a document: words as they are cut here, their stems, and marks such as `kind:2` that filters ask
 * for.
 */
export function makeVector(texts: readonly WeighedText[], marks: readonly string[] = []): string {
  const positions = new Map<string, string[]>();
  let position = 0;
  for (const { text, weight } of texts) {
    // Words of two texts never stand together.
    position += 1;
    for (const word of cutWords(text)) {
      position += 1;
      const place = Math.min(position, 16_383);
      addPlace(positions, word, `${place}${weight}`);
      for (const stem of stemsOf(word)) addPlace(positions, STEM + stem, `${place}${STEM_WEIGHTS[weight]}`);
    }
  }
  const words = [...positions].map(([word, places]) => `${quote(word)}:${places.join(',')}`);
  return [...words, ...marks.map(quote)].join(' ');
}

function addPlace(positions: Map<string, string[]>, word: string, place: string): void {
  const known = positions.get(word) ?? [];
  if (known.length < MOST_POSITIONS) positions.set(word, [...known, place]);
}

/** What a query wants besides its words. */
export interface QueryOptions {
  /** The last word may be a beginning. */
  readonly isPrefix?: boolean;
  /** One of the words is enough. */
  readonly isAnyEnough?: boolean;
  /** Words count only where they weigh most: in titles and names. */
  readonly isTitleOnly?: boolean;
  /** Marks that stand in for a word, by the word. */
  readonly instead?: ReadonlyMap<string, readonly string[]>;
  /** Words that stand for the sites whose addresses begin so, too. */
  readonly siteWords?: ReadonlySet<string>;
  /** Words count in their other forms too, by this language; without one, only as they are. */
  readonly stems?: StemLanguage | null;
  /** All of these marks, and one of each of these groups. */
  readonly marks?: readonly string[];
  readonly oneOf?: readonly (readonly string[])[];
  /** Sites by the beginning of their address, before the dot: one of them. */
  readonly sites?: readonly string[];
  /** Words that stand one after the other. */
  readonly phrases?: readonly (readonly string[])[];
  /** Words, or words one after the other, that do not occur. */
  readonly excluded?: readonly (readonly string[])[];
}

/** Writes the `tsquery` that wants all words and marks. */
export function makeQuery(words: readonly string[], options: QueryOptions = {}): string {
  const { stems = null, isPrefix = false, isTitleOnly = false, isAnyEnough = false, instead, siteWords } = options;
  const wanted = words.map((word, at) => {
    const ending = `${isPrefix && at === words.length - 1 ? '*' : ''}${isTitleOnly ? 'A' : ''}`;
    const forms = [...(isTitleOnly ? [] : formsOf(word, stems).map(quote)), ...(ending === '' ? [] : [`${quote(word)}:${ending}`])];
    return anyOf([...forms, ...(instead?.get(word) ?? []).map(quote), ...(siteWords?.has(word) ? [siteOf(word)] : [])]);
  });
  const groups = (options.oneOf ?? []).filter((group) => group.length > 0).map((group) => anyOf(group.map(quote)));
  const sites = (options.sites ?? []).map(siteOf);
  const phrases = (options.phrases ?? []).map(phrase);
  const excluded = (options.excluded ?? []).map(
    (group) => `!${group.length === 1 ? anyOf(formsOf(group[0]!, stems).map(quote)) : phrase(group)}`,
  );
  return [
    ...(isAnyEnough && wanted.length > 1 ? [anyOf(wanted)] : wanted),
    ...(sites.length === 0 ? [] : [anyOf(sites)]),
    ...phrases,
    ...(options.marks ?? []).map(quote),
    ...groups,
    ...excluded,
  ].join(' & ');
}

/** A word as documents hold it: itself, its stem, and what has the same stem. */
export function formsOf(word: string, stems: StemLanguage | null): string[] {
  if (stems === null) return [word];
  const stem = stemOf(word, stems);
  return stem === word ? [word, STEM + word] : [word, stem, STEM + stem];
}

function anyOf(parts: readonly string[]): string {
  return parts.length === 1 ? parts[0]! : `(${parts.join(' | ')})`;
}

/** The marks of sites that are called so, such as `domain:tiles.example`. */
function siteOf(word: string): string {
  return `${quote(`domain:${word}.`)}:*`;
}

function phrase(words: readonly string[]): string {
  return `(${words.map(quote).join(' <-> ')})`;
}

/** Any text is safe between quotes once quotes and backslashes are doubled. */
function quote(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
