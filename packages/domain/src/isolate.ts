import { isRightToLeft } from './locales.ts';

/**
 * What people wrote, for a sentence of a language that is written from right to left: letters of another direction would carry the
 * marks beside them away. Elsewhere it stays as it is.
 */
export function isolated(text: string, locale: string): string {
  return isRightToLeft(locale) && text !== '' ? `\u2068${text}\u2069` : text;
}
