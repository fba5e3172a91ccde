/** Languages that pictures are told apart by, as the graph numbers them: 0 is none. Numbers are kept in files, so they stay. */
const NUMBERS: readonly string[] = ['', 'en', 'de', 'ja', 'ar', 'ru', 'zh', 'ko', 'th', 'he', 'hi', 'el'];

/** The number of a language (`de`, or a locale such as `de-AT`), or 0. */
export function languageNumber(locale: string): number {
  return Math.max(0, NUMBERS.indexOf(locale.slice(0, 2).toLowerCase()));
}
