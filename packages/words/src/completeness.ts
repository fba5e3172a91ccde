import { CATALOGUE_KINDS, listAreas, readArea, SOURCE_LOCALE } from './catalogue.ts';

/** How much of the English source a language has. */
export interface Completeness {
  readonly locale: string;
  readonly messages: number;
  readonly translated: number;
  /** The ids that fall back to English. */
  readonly missing: readonly string[];
}

/** Compares a language with the source. */
export function completenessOf(locale: string): Completeness {
  const places = CATALOGUE_KINDS.flatMap((kind) => listAreas(kind).map((area) => ({ kind, area })));
  const ids = places.flatMap(({ kind, area }) => Object.keys(readArea(SOURCE_LOCALE, kind, area)));
  const known = new Set(places.flatMap(({ kind, area }) => Object.keys(readArea(locale, kind, area))));
  const missing = ids.filter((id) => !known.has(id));
  return { locale, messages: ids.length, translated: ids.length - missing.length, missing };
}
