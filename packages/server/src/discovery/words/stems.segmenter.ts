import { stemmer as stemArabic } from '@orama/stemmers/arabic';
import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemGerman } from '@orama/stemmers/german';
import { brokenPlurals } from './arabic-plurals.data.ts';
import { compoundingPlurals, irregularPlurals } from './english-plurals.data.ts';

/** The languages whose words are stemmed; Japanese nouns and stems stand alone already. */
export type StemLanguage = 'en' | 'de' | 'ar';

const ARABIC = /^\p{Script=Arabic}+$/u;
const LATIN = /^\p{Script=Latin}+$/u;
const SHORTEST = 3;

const stemmers: Readonly<Record<StemLanguage, { readonly script: RegExp; readonly stem: (word: string) => string }>> = {
  en: { script: LATIN, stem: (word) => stemEnglish(singularOf(word)) },
  de: { script: LATIN, stem: stemGerman },
  ar: { script: ARABIC, stem: (word) => stemArabic(arabicSingularOf(word)) },
};
const languages = Object.keys(stemmers) as StemLanguage[];

/** The singular of an irregular English plural, also at the end of a compound; any other word as it is. */
function singularOf(word: string): string {
  const irregular = irregularPlurals.get(word);
  if (irregular !== undefined) return irregular;
  const ending = compoundingPlurals.find(([plural]) => word.endsWith(plural));
  return ending === undefined ? word : word.slice(0, -ending[0].length) + ending[1];
}

/** An article, and what is written together with it. */
const ARTICLE = /^(?:[وفبك]?ال|لل)(?=.{3})/u;

/** The singular of a broken plural, with an article too; any other word as it is. */
function arabicSingularOf(word: string): string {
  const broken = brokenPlurals.get(word.replace(ARTICLE, ''));
  if (broken !== undefined) return broken;
  // Many people type the last letter of feminine words without its dots, which the stemmer knows alone.
  return word.replace(/ه$/u, 'ة');
}

/** What a folded word is without its ending, by one language; the word itself where that language does not write it so. */
export function stemOf(word: string, language: StemLanguage): string {
  const { script, stem } = stemmers[language];
  return word.length >= SHORTEST && script.test(word) ? stem(word) || word : word;
}

/** The stems of a folded word that differ from it, each once: which language a title is written in is mostly not known. */
export function stemsOf(word: string): string[] {
  return [...new Set(stemsOfEach(word))].filter((stem) => stem !== word);
}

/** The stem of a folded word in each of the languages, always in one order. */
export function stemsOfEach(word: string): string[] {
  return languages.map((language) => stemOf(word, language));
}

/** Arabic words are Arabic whoever asks; Latin ones are taken for the viewer's own language. */
export function stemLanguageOf(language: string, words: readonly string[]): StemLanguage {
  if (words.some((word) => /\p{Script=Arabic}/u.test(word))) return 'ar';
  return language === 'de' ? 'de' : 'en';
}
