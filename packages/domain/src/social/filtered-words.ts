import { remove as replaceLookAlikes } from 'confusables';
import { foldCase } from '../fold-case.ts';

/** A text without case, marks, and letters of other scripts that only look like Latin ones. */
export function foldLookAlikes(text: string): string {
  return foldCase(replaceLookAlikes(text.normalize('NFKD').replace(/[\p{M}\p{Cf}]/gu, '')));
}

/**
 * Whether a text holds one of these words. Words of Latin letters count alone, not as a part of longer ones; scripts that put no
 * spaces between words count anywhere.
 */
export function holdsWord(text: string, words: readonly string[]): boolean {
  if (words.length === 0) return false;
  const folded = foldLookAlikes(text);
  return words.some((word) => {
    const wanted = foldLookAlikes(word.trim());
    if (wanted === '') return false;
    return /^\p{Script=Latin}/u.test(wanted) ? standsAlone(folded, wanted) : folded.includes(wanted);
  });
}

function standsAlone(text: string, word: string): boolean {
  const isLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + word.length])) return true;
  }
  return false;
}
