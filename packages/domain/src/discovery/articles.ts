import { languageOf } from '../locales.ts';

/** The languages that articles are written in, with the countries that may have their own (`C9.7`). */
export const editorialLocales = {
  en: ['US', 'GB', 'CA', 'IN', 'AU', 'ID'],
  es: ['MX', 'AR', 'CO', 'CL', 'PE', 'VE', 'EC', 'GT', 'CU', 'BO', 'DO', 'HN', 'PY', 'SV', 'NI', 'CR', 'PA', 'UY', 'PR', 'ES'],
  pt: ['BR'],
  de: ['AT', 'CH', 'DE'],
  fr: ['FR'],
  id: ['ID'],
  ja: ['JP'],
  it: ['IT'],
  sv: ['SE'],
} as const;
export type EditorialLanguage = keyof typeof editorialLocales;
export const editorialLanguages = Object.keys(editorialLocales) as EditorialLanguage[];

/** The language that somebody who reads in a locale begins an article in. */
export function editorialLanguageOf(locale: string): EditorialLanguage {
  return editorialLanguages.find((language) => language === languageOf(locale)) ?? 'en';
}

/** Whether articles of a language can be for one of these countries alone. */
export function isEditorialCountry(language: EditorialLanguage, country: string): boolean {
  return (editorialLocales[language] as readonly string[]).includes(country);
}

/** Longest texts of an article in characters, and how much it may hold. */
export const articleLimits = { title: 120, lead: 300, term: 40, text: 4_000, blocks: 60, pinsOfBlock: 6 } as const;

/** What an article says of itself in its address. Type 0 or 2 is trending, 1 is the best, all others are articles (`C2.18`). */
export interface ArticlePlace {
  readonly id: string;
  readonly title: string;
  readonly shop: boolean;
  readonly article_type: number;
}

export const articleTypes = { trending: 0, best: 1, trendingNow: 2, article: 3 } as const;

/** The path of an article: `/today/{shop|trending|best|article}/{slug}/{id}/` (`C2.18`). */
export function articlePath({ id, title, shop, article_type }: ArticlePlace): string {
  return `/today/${shop ? 'shop' : segmentOf(article_type)}/${encodeURIComponent(articleSlug(title))}/${id}/`;
}

function segmentOf(type: number): 'trending' | 'best' | 'article' {
  if (type === articleTypes.trending || type === articleTypes.trendingNow) return 'trending';
  return type === articleTypes.best ? 'best' : 'article';
}

/** The title in lower case without punctuation, with hyphens for spaces (`C2.18`). A title of punctuation alone gives a hyphen. */
export function articleSlug(title: string): string {
  const words = title
    .toLowerCase()
    .replaceAll(/[\p{P}\p{S}]/gu, '')
    .trim();
  return words === '' ? '-' : words.replaceAll(/\s+/gu, '-');
}

/** Words that somebody reads in a minute, and characters where words are not set apart. */
const READ_IN_A_MINUTE = { words: 200, characters: 500 };

/** How many minutes a text takes to read; at least one. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/u).filter(Boolean).length;
  const unspaced = [...text.matchAll(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)].length;
  return Math.max(1, Math.round(words / READ_IN_A_MINUTE.words + unspaced / READ_IN_A_MINUTE.characters));
}

/** A page of an article by the languages of search engines: `de`, `de-AT`, or `x-default` for every other reader. */
export interface LanguageAddress {
  readonly lang: string;
  readonly url: string;
}

/**
 * How pages and sitemaps name an article in each language. Others get the English one for all countries, because it stands in on
 * the tab too, or else the first.
 */
export function languageAddresses(
  translations: readonly { readonly url: string; readonly language: string; readonly country: string | null }[],
): LanguageAddress[] {
  const forOthers = translations.find(({ language, country }) => language === 'en' && country === null) ?? translations[0];
  if (!forOthers || translations.length < 2) return [];
  const own = translations.map(({ language, country, url }) => ({ lang: country === null ? language : `${language}-${country}`, url }));
  return [...own, { lang: 'x-default', url: forOthers.url }];
}
