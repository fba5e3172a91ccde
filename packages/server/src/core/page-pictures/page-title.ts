import type { JsonLdFacts } from './json-ld-pictures.ts';

/** Of the words of a headline, this share stands in the title of its page too. */
const SHARE = 0.5;

/**
 * The title without the name of the site, where JSON-LD says what the page is called. In an encyclopaedia the headline is
 * something else: it says what the thing is.
 */
export function titleOf(marked: string, jsonLd: JsonLdFacts, siteName: string): string {
  const names = [jsonLd.headline, jsonLd.name].filter((name) => name !== '');
  const isSiteAlone = [siteName, jsonLd.siteName].includes(marked);
  return names.find((name) => isSiteAlone || standsIn(name, marked)) ?? (marked || (names[0] ?? ''));
}

function standsIn(name: string, title: string): boolean {
  if (title.toLowerCase().includes(name.toLowerCase())) return true;
  const known = new Set(wordsOf(title));
  const words = wordsOf(name);
  return words.filter((word) => known.has(word)).length > words.length * SHARE;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
