import { cutWords } from './words.segmenter.ts';
import { tellingWords } from './function-words.data.ts';

/** Scripts that one language writes, or one that stands for all of them; kana before Han, which Japanese writes too. */
const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['zh', /\p{Script=Han}/u],
  ['ko', /\p{Script=Hangul}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['ru', /\p{Script=Cyrillic}/u],
  ['th', /\p{Script=Thai}/u],
  ['he', /\p{Script=Hebrew}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['el', /\p{Script=Greek}/u],
];

/** The language of a short text by its script, or by the words that hold sentences together; empty where nothing tells. */
export function guessLanguage(text: string): string {
  const script = SCRIPTS.find(([, letters]) => letters.test(text));
  if (script) return script[0];
  const words = cutWords(text, 40);
  const count = (language: 'en' | 'de') => words.filter((word) => tellingWords[language].has(word)).length;
  const [english, german] = [count('en'), count('de')];
  if (english === german) return '';
  return english > german ? 'en' : 'de';
}
