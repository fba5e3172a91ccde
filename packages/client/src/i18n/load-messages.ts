import type { Messages } from '@lingui/core';
import { builtLocales, type BuiltLocale } from '@bowerbird/domain/locales.ts';

const loaders: Record<BuiltLocale, () => Promise<{ default: Messages }>> = {
  en: () => import('virtual:messages/en'),
  de: () => import('virtual:messages/de'),
  ja: () => import('virtual:messages/ja'),
  ar: () => import('virtual:messages/ar'),
};

/** Loads the compiled messages of a locale; throws `MODULE_NOT_FOUND` when they cannot be had (`C8.11`). */
export async function loadMessages(locale: string): Promise<Messages> {
  const built = builtLocales.find((candidate) => candidate === locale);
  if (!built) throw Object.assign(new Error(`There are no messages for ${locale}.`), { code: 'MODULE_NOT_FOUND' });
  try {
    return (await loaders[built]()).default;
  } catch (error) {
    throw Object.assign(new Error(`The messages for ${locale} could not be loaded.`, { cause: error }), { code: 'MODULE_NOT_FOUND' });
  }
}
