import type { Messages } from '@lingui/core';
import { builtLocales, type BuiltLocale } from '@bowerbird/domain/locales.ts';
import type { OnDemandArea } from './on-demand-areas.ts';

type Load = () => Promise<{ default: Messages }>;

const everywhere: Record<BuiltLocale, Load> = {
  en: () => import('virtual:messages/en'),
  de: () => import('virtual:messages/de'),
  ja: () => import('virtual:messages/ja'),
  ar: () => import('virtual:messages/ar'),
};

const onDemand: Record<OnDemandArea, Record<BuiltLocale, Load>> = {
  creating: {
    en: () => import('virtual:messages/en/creating'),
    de: () => import('virtual:messages/de/creating'),
    ja: () => import('virtual:messages/ja/creating'),
    ar: () => import('virtual:messages/ar/creating'),
  },
  entrance: {
    en: () => import('virtual:messages/en/entrance'),
    de: () => import('virtual:messages/de/entrance'),
    ja: () => import('virtual:messages/ja/entrance'),
    ar: () => import('virtual:messages/ar/entrance'),
  },
  instance: {
    en: () => import('virtual:messages/en/instance'),
    de: () => import('virtual:messages/de/instance'),
    ja: () => import('virtual:messages/ja/instance'),
    ar: () => import('virtual:messages/ar/instance'),
  },
  settings: {
    en: () => import('virtual:messages/en/settings'),
    de: () => import('virtual:messages/de/settings'),
    ja: () => import('virtual:messages/ja/settings'),
    ar: () => import('virtual:messages/ar/settings'),
  },
};

/** Loads the compiled messages that every page of a locale needs; throws `MODULE_NOT_FOUND` when they cannot be had (`C8.11`). */
export async function loadMessages(locale: string): Promise<Messages> {
  return loadFrom(everywhere, locale);
}

/** Loads the messages that only some pages need. */
export async function loadAreas(locale: string, areas: readonly OnDemandArea[]): Promise<Messages> {
  const loaded = await Promise.all(areas.map((area) => loadFrom(onDemand[area], locale)));
  return Object.assign({}, ...loaded) as Messages;
}

async function loadFrom(loaders: Record<BuiltLocale, Load>, locale: string): Promise<Messages> {
  const built = builtLocales.find((candidate) => candidate === locale);
  if (!built) throw Object.assign(new Error(`There are no messages for ${locale}.`), { code: 'MODULE_NOT_FOUND' });
  try {
    return (await loaders[built]()).default;
  } catch (error) {
    throw Object.assign(new Error(`The messages for ${locale} could not be loaded.`, { cause: error }), { code: 'MODULE_NOT_FOUND' });
  }
}
