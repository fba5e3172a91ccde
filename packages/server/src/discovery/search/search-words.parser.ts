import { Compile } from 'typebox/compile';
import type { SearchInput } from '@bowerbird/contract/discovery/search/schemas.ts';
import { IdSchema } from '@bowerbird/contract/protocol/schemas.ts';
import { filterDates, type FilterDate, type FilterName, type FilterType } from '@bowerbird/domain/discovery/search-filters.ts';
import type { SearchScope } from '@bowerbird/domain/discovery/search-scopes.ts';
import { cutWords, functionWords, makeQuery, stemLanguageOf, type StemLanguage } from '../words/index.ts';
import { readFilters, type SearchFilters } from './filters.parser.ts';
import { kindNamedBy } from './kind-words.data.ts';
import { readQuery, type QueryParts } from './query-operators.parser.ts';
import type { Corpus, PriceRange } from './search-request.service.ts';
import { translationsOf } from './translated-words.data.ts';

/** Words of a query that are looked for; more would only find less. */
const MOST_WORDS = 10;
const id = Compile(IdSchema);
export const NO_VALUES: SearchFilters['values'] = { type: [], color: [], skin_tone: [], topic: [], domain: [], date: [] };

/** A search as it is run: words, filters, and where to look. */
export interface ParsedSearch extends Pick<QueryParts, 'phrases' | 'excluded' | 'hashtags'> {
  readonly words: readonly string[];
  /** All words that are looked for in their order, also those that stand twice: notices are found by them. */
  readonly said: readonly string[];
  /** What the scope itself asks for. */
  readonly marks: readonly string[];
  readonly filters: SearchFilters['values'];
  /** Whose pins or boards alone, by username or id. */
  readonly of: string | null;
  /** All of a person's pins or boards are asked for: `@person` stands there without words. */
  readonly isPersonAlone: boolean;
  readonly corpus: Corpus;
  /** Only what somebody made themselves, and not what they saved. */
  readonly isMade: boolean;
  readonly price: PriceRange;
  /** The pin that is to stand before all others. */
  readonly top: string | null;
  readonly stems: StemLanguage;
}

/** Where a scope looks, and for what there. */
interface PlaceOfScope {
  readonly corpus: Corpus;
  /** What a document has to carry. */
  readonly marks?: readonly string[];
  /** Only what somebody made themselves. */
  readonly isMade?: true;
}

const scopes: { readonly [S in SearchScope]: PlaceOfScope } = {
  pins: { corpus: 'pins' },
  buyable_pins: { corpus: 'pins', marks: ['buy:1'] },
  videos: { corpus: 'pins', marks: ['kind:2'] },
  idea_pins: { corpus: 'pins', marks: ['story:1'] },
  my_pins: { corpus: 'own' },
  my_content: { corpus: 'own', isMade: true },
  boards: { corpus: 'boards' },
  users: { corpus: 'users' },
};

/** The marks of which a document has one, by what a pin can be. */
export const typeMarks: Readonly<Record<FilterType, readonly string[]>> = {
  picture: ['kind:0', 'kind:1'],
  video: ['kind:2'],
  product: ['buy:1'],
  recipe: ['page:recipe'],
  article: ['page:article'],
};

/** Reads the options of a search; any text is allowed, what is no word is ignored. */
export function parseSearch(input: SearchInput, language = 'en'): ParsedSearch {
  const { corpus, marks = [], isMade = false } = scopes[input.scope ?? 'pins'];
  const query = readQuery(input.query);
  const filters = readFilters(input);
  // Boards and people have no marks: a filter of pins narrows nothing there.
  const hasMarks = corpus === 'pins' || corpus === 'own';
  const isPersonAlone = query.of !== null && query.words.length === 0 && query.phrases.length === 0;
  // Among people, and among one's own pins, a username is a name.
  const isName = isPersonAlone && (corpus === 'users' || corpus === 'own');
  const words = isName ? cutWords(query.of) : query.words;
  return {
    words: [...new Set(words)].slice(0, MOST_WORDS),
    said: [...words, ...query.phrases.flat()],
    phrases: query.phrases,
    excluded: query.excluded,
    hashtags: hasMarks ? query.hashtags : [],
    marks,
    filters: hasMarks ? filters.values : NO_VALUES,
    of: input.user?.trim() || (corpus === 'users' ? null : (filters.user ?? query.of)),
    isPersonAlone: isPersonAlone && !isName,
    corpus,
    isMade,
    price: {
      min: toPrice(input.price_min) ?? filters.priceMin,
      max: toPrice(input.price_max) ?? filters.priceMax,
      currency: filters.currency,
    },
    top: corpus === 'pins' && id.Check(input.topPinId) ? input.topPinId : null,
    stems: stemLanguageOf(language, query.words),
  };
}

function toPrice(price: number | string | null | undefined): number | null {
  return price === null || price === undefined ? null : Math.min(Number(price), 1e9);
}

interface WriteOptions {
  /** The last word may be a beginning. */
  readonly isPrefix?: boolean;
  /** One of the words is enough; what holds more of them ranks higher. */
  readonly isAnyEnough?: boolean;
  /** Topics that words mean, by the word: pins that carry one of them are found too. */
  readonly topics?: TopicsByWord;
  /** Words that are names of sites: pins from there are found too. */
  readonly sites?: ReadonlySet<string>;
}

/** The ids of topics that a word is a name or a sign of, in any language. */
export type TopicsByWord = ReadonlyMap<string, readonly string[]>;

/** The `tsquery` of a search. Words that only hold a sentence together are left out, unless there are no others. */
export function writeQuery(parsed: ParsedSearch, { isPrefix = false, isAnyEnough = false, topics, sites }: WriteOptions = {}): string {
  const { words, marks, filters, phrases, excluded, stems } = parsed;
  const telling = words.filter((word) => !functionWords.includes(word));
  const oneOf = [
    filters.type.flatMap((type) => typeMarks[type as FilterType]),
    filters.color.map((color) => `color:${color}`),
    filters.skin_tone.map((tone) => `skin:${tone}`),
    filters.topic.map((topicId) => `topic:${topicId}`),
    filters.domain.map((domain) => `domain:${domain}`),
  ];
  const instead = new Map(
    words.map((word) => [
      word,
      [...(topics?.get(word) ?? []).map((topicId) => `topic:${topicId}`), ...marksNamedBy(parsed, word), ...inEnglish(parsed, word)],
    ]),
  );
  const options = { marks, oneOf, phrases, excluded, isPrefix, isAnyEnough, stems, instead, ...(sites && { siteWords: sites }) };
  return makeQuery(telling.length > 0 ? telling : words, options);
}

/** The marks of the kind of pin that a word names, as `recipe` does; none where documents have no marks. */
export function marksNamedBy({ corpus }: Pick<ParsedSearch, 'corpus'>, word: string): readonly string[] {
  const kind = kindNamedBy(word);
  return kind === undefined || (corpus !== 'pins' && corpus !== 'own') ? [] : typeMarks[kind];
}

/** What pins say in English, whatever the language of the search; boards and people are called by names. */
function inEnglish({ corpus }: ParsedSearch, word: string): readonly string[] {
  return corpus === 'pins' || corpus === 'own' ? translationsOf(word) : [];
}

/** The `tsquery` of words alone, the last of which may be a beginning; `null` where nothing is looked for. */
export function writeWordsQuery(query: string, language: string): string | null {
  const parsed = parseSearch({ query, scope: 'my_pins' }, language);
  return parsed.words.length + parsed.phrases.length === 0 ? null : writeQuery(parsed, { isPrefix: true });
}

/** How many days ago a pin was made at most: the longest of the dates asked for. */
export function daysBack({ filters }: Pick<ParsedSearch, 'filters'>): number | null {
  return filters.date.length === 0 ? null : Math.max(...filters.date.map((date) => filterDates[date as FilterDate]));
}

/** The same search without one of its filters. */
export function withoutFilter(parsed: ParsedSearch, name: FilterName | 'price'): ParsedSearch {
  if (name === 'price') return { ...parsed, price: { ...parsed.price, min: null, max: null } };
  return { ...parsed, filters: { ...parsed.filters, [name]: [] } };
}

/** The filters that narrow a search. */
export function activeFilters({ filters, price }: ParsedSearch): (FilterName | 'price')[] {
  const names = (Object.keys(filters) as FilterName[]).filter((name) => filters[name].length > 0);
  return price.min === null && price.max === null ? names : [...names, 'price'];
}
