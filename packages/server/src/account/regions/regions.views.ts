import type { NamedKey } from '@bowerbird/contract/account/regions/schemas.ts';
import { countries } from '@bowerbird/domain/countries.ts';
import { builtLocales } from '@bowerbird/domain/locales.ts';

const known = new Map<string, NamedKey[]>();

/** Every country by its name in a language, in the order of that language; made once a language. */
export function listCountries(locale: string): NamedKey[] {
  const there = known.get(locale);
  if (there) return there;
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  const list = countries.map((key) => ({ key, name: names.of(key) ?? key })).toSorted((a, b) => compare(a.name, b.name));
  known.set(locale, list);
  return list;
}

/** The languages of the interface, each by its name in itself. */
export function listLocales(): NamedKey[] {
  return builtLocales.map((key) => ({ key, name: nameInItself(key) }));
}

function nameInItself(locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1);
}
