import { filterNames, type FilterName, type FilterDate, type FilterType } from '@bowerbird/domain/discovery/search-filters.ts';
import type { SkinTone } from '@bowerbird/domain/media/skin-tones.ts';
import type { Text } from '../../../i18n/i18n.tsx';
import { colorWords } from '../../../i18n/color-words.ts';
import { moneyShown } from '../../../i18n/formats.ts';
import type { MessageId } from '../../../i18n/message-id.ts';
import type { FilterList } from './filter-list.ts';

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

/** A filter that is on, in words; a price has no value of its own. */
export type FilterInWords =
  { readonly name: FilterName; readonly value: string; readonly words: string } | { readonly name: 'price'; readonly words: string };

interface FilterTongue {
  readonly text: Text;
  readonly locale: string;
  /** What a topic is called. */
  readonly labelOf: (name: FilterName, value: string) => string;
}

/** All filters of a search in words, in the order in which the panel has them. */
export function wordsOfFilters(
  { text, locale, labelOf }: FilterTongue,
  { values, priceMin, priceMax, currency }: FilterList,
): FilterInWords[] {
  const chosen = filterNames.flatMap((name) =>
    (values[name] ?? []).map((value) => ({
      name,
      value,
      words: filterValueShown(text, name, value, name === 'domain' ? value : labelOf(name, value)),
    })),
  );
  const money = (price: number) => (currency === null ? String(price) : moneyShown(locale, String(price), currency));
  if (priceMin === null && priceMax === null) return chosen;
  if (priceMax === null) return [...chosen, { name: 'price', words: text('search.priceAtLeast', { price: money(priceMin!) }) }];
  if (priceMin === null) return [...chosen, { name: 'price', words: text('search.priceAtMost', { price: money(priceMax) }) }];
  return [...chosen, { name: 'price', words: `${money(priceMin)} – ${money(priceMax)}` }];
}
