/** The locales whose catalogues are here; the source is English. The specification's 43 (`C5.10`) are the goal. */
export const builtLocales = ['en', 'de', 'ja', 'ar'] as const;
export type BuiltLocale = (typeof builtLocales)[number];

const rightToLeft: ReadonlySet<string> = new Set(['ar', 'he', 'fa', 'ur']);

/** Whether a locale is written from right to left. */
export function isRightToLeft(locale: string): boolean {
  return rightToLeft.has(languageOf(locale));
}

/** The language part of a locale: `de` of `de-AT` or `de_AT` (`C5.10`: hyphens count as underscores). */
export function languageOf(locale: string): string {
  return locale.toLowerCase().split(/[-_]/)[0] ?? 'en';
}

/** The best built locale for a wish list such as an Accept-Language header; English when none fits. */
export function chooseLocale(wishes: readonly string[]): BuiltLocale {
  for (const wish of wishes) {
    const language = languageOf(wish);
    const built = builtLocales.find((locale) => locale === language);
    if (built) return built;
  }
  return 'en';
}

/** The languages of an Accept-Language header, best first. */
export function parseAcceptLanguage(header: string): string[] {
  return header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((p) => /^\s*q=([\d.]+)/.exec(p)?.[1]).find(Boolean);
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== '' && tag !== '*' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}
