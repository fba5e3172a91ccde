import { match } from '@formatjs/intl-localematcher';
import { builtLocales, type BuiltLocale } from './locales.ts';

/** The best built locale for a wish list such as an Accept-Language header; English when none fits. */
export function chooseLocale(wishes: readonly string[]): BuiltLocale {
  const key = wishes.join();
  const known = chosen.get(key);
  if (known !== undefined) return known;
  const fitting = match(wishes.flatMap(canonical), builtLocales, 'en') as BuiltLocale;
  if (chosen.size < MOST_KEPT) chosen.set(key, fitting);
  return fitting;
}

/** Browsers say the same few lists again and again; a match costs 30 to 50 µs. */
const chosen = new Map<string, BuiltLocale>();
const MOST_KEPT = 1_000;

/** A locale as the standard writes it, or nothing for what is none (`C5.10`: hyphens count as underscores). */
function canonical(wish: string): string[] {
  try {
    return Intl.getCanonicalLocales(wish.replaceAll('_', '-'));
  } catch {
    return [];
  }
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
