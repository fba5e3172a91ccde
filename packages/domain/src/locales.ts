/** The locales whose catalogues are here; the source is English. The specification's 43 (`C5.10`) are the goal. */
export const builtLocales = ['en', 'de', 'ja', 'ar'] as const;
export type BuiltLocale = (typeof builtLocales)[number];

/** The built locale of a language, whatever its region; nothing where there is none. */
export function builtLocaleOf(locale: string): BuiltLocale | undefined {
  const language = languageOf(locale);
  return builtLocales.find((built) => built === language);
}

const rightToLeft: ReadonlySet<string> = new Set(['ar', 'he', 'fa', 'ur']);

/** Whether a locale is written from right to left. */
export function isRightToLeft(locale: string): boolean {
  return rightToLeft.has(languageOf(locale));
}

/** The language part of a locale: `de` of `de-AT` or `de_AT` (`C5.10`: hyphens count as underscores). */
export function languageOf(locale: string): string {
  return locale.toLowerCase().split(/[-_]/)[0] ?? 'en';
}
