import type { SearchResults } from '@bowerbird/contract/discovery/search/schemas.ts';
import { readFilterEntries } from '@bowerbird/domain/discovery/filter-entries.ts';
import { isPersonalScope, isSearchScope, type SearchScope } from '@bowerbird/domain/discovery/search-scopes.ts';
import { cutQuery } from '../../../lib/cut-query.ts';
import { searchPath } from '../typeahead/index.ts';
import type { RouteInput } from '../../../routing/define-route.ts';
import { readFilterList } from './filter-list.ts';
import type { SearchRequest } from './search-options.ts';

/** The scopes that have a chip, in their order. */
const usualScopes: readonly SearchScope[] = ['pins', 'buyable_pins', 'videos', 'idea_pins', 'boards', 'users', 'my_pins', 'my_content'];

/** The chips above the results: personal ones for signed-in people, or where somebody followed an address to one. */
export function shownScopes(scope: SearchScope, isSignedIn: boolean): SearchScope[] {
  return usualScopes.filter((one) => isSignedIn || one === scope || !isPersonalScope(one));
}

/** Whether an address names a place to search. */
export function isSearchPlace({ params }: RouteInput): boolean {
  return isSearchScope(params.scope ?? '');
}

/** Long enough for every filter at once; what is longer was not written here. */
const LONGEST_FILTERS = 1_000;

/** Options that an address may name beside its filters, as calls do (`C3.18`). */
const PRICES = ['price_min', 'price_max'] as const;
const TURNED: Readonly<Record<string, string>> = { price_min: 'price_max', price_max: 'price_min' };

/** Reads an address. */
export function readSearch(scope: string | undefined, search: URLSearchParams): SearchRequest {
  const prices = PRICES.flatMap((name) => (search.get(name) ? [`${name}:${search.get(name)}`] : []));
  const asked = [search.get('filters') ?? '', ...prices].filter(Boolean).join(',').slice(0, LONGEST_FILTERS);
  const filters = keptFilters(asked);
  const known = scope !== undefined && isSearchScope(scope) ? scope : 'pins';
  return {
    query: cutQuery(search.get('q') ?? ''),
    scope: known,
    isExact: search.get('exact') === '1',
    filters,
    ...(filters.split(',').length === asked.split(',').length && (filters !== '' || asked === '') ? {} : { hasLeftOut: true }),
  };
}

/**
 * The filters that the server takes: it refuses a search for what is none, and an address may come from anywhere. A range of
 * prices turned around is meant the other way.
 */
function keptFilters(asked: string): string {
  const entries = readFilterEntries(asked).filter(({ fault }) => fault === null);
  const { priceMin, priceMax } = readFilterList(asked);
  const isTurnedAround = priceMin !== null && priceMax !== null && priceMin > priceMax;
  const kept = isTurnedAround ? entries.map((entry) => ({ ...entry, name: TURNED[entry.name] ?? entry.name })) : entries;
  return kept.length === asked.split(',').length && !isTurnedAround ? asked : kept.map(({ name, value }) => `${name}:${value}`).join(',');
}

/** Whether there is something to find: words, or a filter that is enough alone, such as a colour. */
export function asksForAnything({ query, filters }: Pick<SearchRequest, 'query' | 'filters'>): boolean {
  const { color, topic, domain } = readFilterList(filters).values;
  return query !== '' || [color, topic, domain].some((values) => values !== undefined);
}

/** Whether all pins of one person are asked for, as `@person` does. */
export function asksForPerson(query: string): boolean {
  return /^@[a-z0-9_]{3,30}$/iu.test(query);
}

/** Boards and people of the same words stand beside pins alone. */
export function hasStories({ scope, query, filters }: SearchRequest): boolean {
  return scope === 'pins' && query !== '' && filters === '';
}

/** Whether who is called so stands above what was found: it is that person's pins, or nothing. */
export function standsByPeople(found: unknown): boolean {
  const { results, person } = (found ?? {}) as Partial<Pick<SearchResults, 'results' | 'person'>>;
  return results !== undefined && (results.length === 0 || (person ?? null) !== null);
}

/** The address of a search; filters go on where pins are looked for. */
export function addressOf({ query, scope, isExact, filters }: SearchRequest): string {
  const kept = filters === '' || kindOfScope(scope) !== 'pins' ? '' : `&filters=${encodeURIComponent(filters)}`;
  return `${searchPath(query, scope)}${kept}${isExact ? '&exact=1' : ''}`;
}

/** What a scope finds. */
export function kindOfScope(scope: SearchScope): 'pins' | 'boards' | 'users' {
  if (scope === 'boards' || scope === 'users') return scope;
  return 'pins';
}
