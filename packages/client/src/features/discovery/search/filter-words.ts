import type { FilterName, FilterDate, FilterType } from '@bowerbird/domain/discovery/search-filters.ts';
import type { SkinTone } from '@bowerbird/domain/media/skin-tones.ts';
import type { Text } from '../../../i18n/i18n.tsx';
import { colorWords } from '../../../i18n/color-words.ts';
import type { MessageId } from '../../../i18n/message-id.ts';

const types: Readonly<Record<FilterType, MessageId>> = {
  picture: 'search.typePicture',
  video: 'search.scopeVideos',
  product: 'search.scopeProducts',
  recipe: 'search.typeRecipe',
  article: 'search.typeArticle',
};

const dates: Readonly<Record<FilterDate, MessageId>> = {
  week: 'search.dateWeek',
  month: 'search.dateMonth',
  year: 'search.dateYear',
};

const skinTones: Readonly<Record<SkinTone, MessageId>> = {
  light: 'search.skinLight',
  medium: 'search.skinMedium',
  brown: 'search.skinBrown',
  dark: 'search.skinDark',
};

const words: Readonly<Record<string, Readonly<Record<string, MessageId>>>> = {
  type: types,
  date: dates,
  color: colorWords,
  skin_tone: skinTones,
};

/** What a value of a filter is called: by the catalogue, or by its own label for topics and sites. */
export function filterValueShown(text: Text, name: FilterName, value: string, label = value): string {
  const id = words[name]?.[value];
  return id === undefined ? label : text(id);
}
