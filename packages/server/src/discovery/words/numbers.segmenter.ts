import type { StemLanguage } from './stems.segmenter.ts';

/** The letter that most plurals end in, by language: cups, Tassen. */
const PLURAL_LETTERS: { readonly [L in StemLanguage]?: string } = { en: 's', de: 'n' };
const LATIN = /^\p{Script=Latin}+$/u;
/** Shorter words have too many others near them. */
const SHORTEST = 5;

/** A word with its plural letter added, or taken off where it has one. Null where no letter marks the number. */
export function otherNumberOf(word: string, language: StemLanguage): string | null {
  const letter = PLURAL_LETTERS[language];
  if (letter === undefined || word.length < SHORTEST || !LATIN.test(word)) return null;
  return word.endsWith(letter) ? word.slice(0, -1) : word + letter;
}
