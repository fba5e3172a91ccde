import type { FilterOption, SearchFilters, SearchFiltersInput } from '@bowerbird/contract/discovery/search/schemas.ts';
import { filterNames, type FilterName } from '@bowerbird/domain/discovery/search-filters.ts';
import { colorNames } from '@bowerbird/domain/media/color-names.ts';
import { skinTones } from '@bowerbird/domain/media/skin-tones.ts';
import { filterDates, filterTypes, type FilterType } from '@bowerbird/domain/discovery/search-filters.ts';
import { selectTopicNames } from '../topics/index.ts';
import { countMarks, type FilterCounts } from './filter-counts.queries.ts';
import { CANDIDATES } from './rank.queries.ts';
import { activeFilters, typeMarks, withoutFilter, type ParsedSearch, type TopicsByWord } from './search-words.parser.ts';
import { bySuccessors, findTopicsOf } from './topic-words.service.ts';
import { SPARSE_HITS } from './first-page.service.ts';
import { asksForAnything, hashtagsAmong, readSearch, requestOf, type SearchContext } from './search-asked.service.ts';

const MOST_TOPICS = 12;
const MOST_DOMAINS = 12;
/** Bars of the histogram of prices. */
const PRICE_BARS = 16;
const MICROS = 1_000_000;
/** What a search has that finds nothing. */
export const NO_FILTERS: SearchFilters = { total: 0, isMore: false, filters: [], prices: null };

/**
 * Counts what each value of each filter would leave. What a filter offers beside its own values is counted without it. So a
 * second colour tells how many it would add.
 */
export async function countFilters(context: SearchContext, input: SearchFiltersInput): Promise<SearchFilters> {
  const { core, viewer } = context;
  const parsed = await bySuccessors(core, readSearch(context, input));
  const { corpus } = parsed;
  if ((corpus !== 'pins' && corpus !== 'own') || !asksForAnything(parsed, viewer)) return NO_FILTERS;
  const active = activeFilters(parsed);
  const topics = await findTopicsOf(core, [...parsed.words, ...parsed.hashtags]);
  const hashtags = hashtagsAmong(topics, parsed);
  const mayWiden = topics.size > hashtags.size && parsed.phrases.length === 0 && parsed.excluded.length === 0;
  const countWith = (search: ParsedSearch, named: TopicsByWord) => countMarks(core.searchDb, requestOf(search, corpus, viewer, named));
  /** As the search itself, which looks through the topics that words name where it finds little. */
  const count = async (search: ParsedSearch) => {
    const counts = await countWith(search, hashtags);
    if (!mayWiden || counts.total >= SPARSE_HITS) return counts;
    const wider = await countWith(search, topics);
    return wider.total > counts.total ? wider : counts;
  };
  const [all, ...others] = await Promise.all([
    count(parsed),
    // Without its one filter a search may ask for nothing.
    ...active.map((name) => {
      const wider = withoutFilter(parsed, name);
      return asksForAnything(wider, viewer) ? count(wider) : count(parsed);
    }),
  ]);
  const countsFor = (name: FilterName | 'price') => others[active.indexOf(name)] ?? all;
  const options: Record<FilterName, FilterOption[]> = {
    type: typeOptions(countsFor('type')),
    color: colorNames.map((name) => optionOf(countsFor('color'), `color:${name}`, name)),
    skin_tone: skinToneOptions(countsFor('skin_tone'), parsed.filters.skin_tone),
    topic: await topicOptions(context, countsFor('topic'), parsed.filters.topic),
    domain: optionsMarked(countsFor('domain'), 'domain:', parsed.filters.domain, MOST_DOMAINS),
    date: Object.keys(filterDates).map((value) => ({
      value,
      label: value,
      count: countsFor('date').dates[value as keyof typeof filterDates],
    })),
  };
  return {
    total: all.total,
    isMore: all.ranked >= CANDIDATES,
    filters: filterNames.map((name) => ({ name, options: options[name] })),
    prices: priceSteps(countsFor('price')),
  };
}

function countOf({ marks }: FilterCounts, wanted: string): number {
  return marks.find(({ mark }) => mark === wanted)?.count ?? 0;
}

function optionOf(counts: FilterCounts, mark: string, value: string, label = value): FilterOption {
  return { value, label, count: countOf(counts, mark) };
}

function typeOptions(counts: FilterCounts): FilterOption[] {
  const sum = (type: FilterType) => typeMarks[type].reduce((total, mark) => total + countOf(counts, mark), 0);
  return filterTypes.map((type) => ({ value: type, label: type, count: sum(type) }));
}

/** Results that show people, at least: fewer are in a search for something else. */
const LEAST_WITH_PEOPLE = { results: 3, share: 1 / 4 };

/** All tones where many results tell of one; otherwise the search has little to do with people. */
function skinToneOptions(counts: FilterCounts, chosen: readonly string[]): FilterOption[] {
  const options = skinTones.map((tone) => optionOf(counts, `skin:${tone}`, tone));
  const withPeople = options.reduce((sum, { count }) => sum + count, 0);
  const isAboutPeople = withPeople >= LEAST_WITH_PEOPLE.results && withPeople >= LEAST_WITH_PEOPLE.share * counts.total;
  return chosen.length > 0 || isAboutPeople ? options : [];
}

/** The values that most results hold, and those that are chosen. */
function optionsMarked(counts: FilterCounts, prefix: string, chosen: readonly string[], most: number): FilterOption[] {
  const found = counts.marks.filter(({ mark }) => mark.startsWith(prefix)).map(({ mark }) => mark.slice(prefix.length));
  const values = [...new Set([...found.slice(0, most), ...chosen])];
  return values.map((value) => optionOf(counts, prefix + value, value));
}

async function topicOptions({ core, language }: SearchContext, counts: FilterCounts, chosen: readonly string[]): Promise<FilterOption[]> {
  const options = optionsMarked(counts, 'topic:', chosen, MOST_TOPICS);
  if (options.length === 0) return [];
  const names = await selectTopicNames(
    core.searchDb,
    language,
    options.map(({ value }) => value),
  );
  return options.flatMap((option) => {
    const label = names.get(option.value);
    return label === undefined ? [] : [{ ...option, label }];
  });
}

/** Prices in steps of the same ratio: a few dear things would press all others into one bar. */
function priceSteps({ prices, currency }: FilterCounts): SearchFilters['prices'] {
  if (prices.length === 0) return null;
  const [cheapest, dearest] = [prices[0]! / MICROS, prices.at(-1)! / MICROS];
  const [low, high] = [Math.floor(cheapest), Math.ceil(dearest)];
  // One price is no range.
  if (low === high) return null;
  const ratio = ((high + 1) / (low + 1)) ** (1 / PRICE_BARS);
  const edge = (bar: number) => (bar === PRICE_BARS ? high : Math.round(((low + 1) * ratio ** bar - 1) * 100) / 100);
  const steps = Array.from({ length: PRICE_BARS }, (_, bar) => {
    const [min, max] = [edge(bar), edge(bar + 1)];
    const isLast = bar === PRICE_BARS - 1;
    const count = prices.filter((price) => price / MICROS >= min && (isLast || price / MICROS < max)).length;
    return { min, max, count };
  });
  return { currency: currency ?? '', min: low, max: high, steps };
}
