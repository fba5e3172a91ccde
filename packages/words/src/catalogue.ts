import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every language's folder, each with a folder a kind and a file an area. */
export const MESSAGES = join(import.meta.dirname, 'messages');

/** The language that every message is written in first, and that stands in for what is not translated yet. */
export const SOURCE_LOCALE = 'en';

/** Where words are needed: on every page, on some pages, in mails. */
export type CatalogueKind = 'every-page' | 'on-demand' | 'mails';
export const CATALOGUE_KINDS: readonly CatalogueKind[] = ['every-page', 'on-demand', 'mails'];

export type Catalogue = Readonly<Record<string, string>>;

/** The names of the areas of a kind, by the English files. */
export function listAreas(kind: CatalogueKind): string[] {
  return readdirSync(join(MESSAGES, SOURCE_LOCALE, kind))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace('.json', ''))
    .toSorted();
}

/** What a language has of one area; nothing where nobody has begun. */
export function readArea(locale: string, kind: CatalogueKind, area: string): Catalogue {
  const file = join(MESSAGES, locale, kind, `${area}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Catalogue) : {};
}

/** The messages of a language, the English ones where it has none (`C5.10`); of all areas of a kind, or of one. */
export function readCatalogue(locale: string, kind: CatalogueKind, area?: string): Catalogue {
  const areas = area === undefined ? listAreas(kind) : [area];
  return Object.assign(
    {},
    ...areas.map((name) => ({ ...readArea(SOURCE_LOCALE, kind, name), ...readArea(locale, kind, name) })),
  ) as Catalogue;
}
