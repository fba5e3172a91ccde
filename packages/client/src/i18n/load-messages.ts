import type { Messages } from '@lingui/core';
import { builtLocales, type BuiltLocale } from '@bowerbird/domain/locales.ts';
import { locales } from 'virtual:message-locales';
import type { OnDemandArea } from '@bowerbird/words/areas.generated.ts';

/** Brings what every page of a locale needs; it knows where the areas are that come on demand. */
export type LoadLocale = () => Promise<{ default: Messages; areas: AreaLoaders }>;
export type LocaleLoaders = Readonly<Record<BuiltLocale, LoadLocale>>;

export type AreaLoaders = Readonly<Record<OnDemandArea, () => Promise<{ default: Messages }>>>;

/** Loads the compiled messages that every page of a locale needs; throws `MODULE_NOT_FOUND` when they cannot be had (`C8.11`). */
export async function loadMessages(locale: string): Promise<Messages> {
  return (await withLocale(locale, (load) => load())).default;
}

/** Loads the messages that only some pages need. */
export async function loadAreas(locale: string, areas: readonly OnDemandArea[]): Promise<Messages> {
  if (areas.length === 0) return {};
  const loaded = await withLocale(locale, async (load) => {
    const loaders = (await load()).areas;
    return Promise.all(areas.map((area) => loaders[area]()));
  });
  return Object.assign({}, ...loaded.map((module) => module.default)) as Messages;
}

async function withLocale<T>(locale: string, take: (load: LoadLocale) => Promise<T>): Promise<T> {
  const built = builtLocales.find((candidate) => candidate === locale);
  if (!built) throw Object.assign(new Error(`There are no messages for ${locale}.`), { code: 'MODULE_NOT_FOUND' });
  try {
    return await take(locales[built]);
  } catch (error) {
    throw Object.assign(new Error(`The messages for ${locale} could not be loaded.`, { cause: error }), { code: 'MODULE_NOT_FOUND' });
  }
}
