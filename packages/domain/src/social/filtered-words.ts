import { remove as replaceLookAlikes } from 'confusables';
import { foldCase } from '../fold-case.ts';

/** A text without case, marks, and letters of other scripts that only look like Latin ones. */
export function foldLookAlikes(text: string): string {
  return foldCase(replaceLookAlikes(text.normalize('NFKD').replace(/[\p{M}\p{Cf}]/gu, '')));
}

/** Finds the first of some words that a text holds. */
export type WordFinder = (text: string) => string | null;

/**
 * Finds these words in texts. Words of Latin letters count alone, not as a part of longer ones; scripts that put no spaces
 * between words count anywhere.
 */
export function createWordFinder(words: readonly string[]): WordFinder {
  const wanted = words.map((word) => foldLookAlikes(word.trim())).filter((word) => word !== '');
  if (wanted.length === 0) return () => null;
  const asked = wanted.map((word) => ({ word, isAlone: /^\p{Script=Latin}/u.test(word) }));
  return (text) => {
    const folded = foldLookAlikes(text);
    return asked.find(({ word, isAlone }) => (isAlone ? standsAlone(folded, word) : folded.includes(word)))?.word ?? null;
  };
}

/** Whether a text holds one of these words. */
export function holdsWord(text: string, words: readonly string[]): boolean {
  return createWordFinder(words)(text) !== null;
}

function standsAlone(text: string, word: string): boolean {
  const isLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + word.length])) return true;
  }
  return false;
}
