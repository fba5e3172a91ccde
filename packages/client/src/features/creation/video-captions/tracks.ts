import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import { languageName } from '../../../i18n/language-name.ts';

/** The captions of a pin as a player takes them; those in the language of the page come first. */
export function tracksOf(captions: readonly Pin['captions'][number][] | undefined, locale: string) {
  const own = locale.split('-')[0];
  return (captions ?? [])
    .map(({ language, url }) => ({ language, label: languageName(locale, language), src: url }))
    .toSorted((one, other) => Number(other.language.startsWith(own!)) - Number(one.language.startsWith(own!)));
}
