import type { SearchInput } from '@bowerbird/contract/discovery/search/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { readFilterEntries, isFilterValue } from '@bowerbird/domain/discovery/filter-entries.ts';
import { filterNames, type FilterName } from '@bowerbird/domain/discovery/search-filters.ts';

/** What lists of filters ask for: of each filter the values of which one is enough, and a range of prices. */
export interface SearchFilters {
  readonly values: Readonly<Record<FilterName, readonly string[]>>;
  readonly user: string | null;
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  /** The currency that the two are in; they are numbers in any without it. */
  readonly currency: string | null;
}

const MOST_VALUES = 20;
const LISTS = ['filters', 'applied_filters', 'appliedProductFilters'] as const;

/** Refuses what is no filter of ours, and a range of prices that is none. Throws `bad_input`. */
export function refuseOddFilters(input: SearchInput): void {
  const fields: { field: string; rule: string }[] = LISTS.flatMap((field) =>
    readFilterEntries(input[field] ?? '').flatMap(({ fault }) => (fault === null ? [] : [{ field, rule: fault }])),
  );
  const { priceMin, priceMax } = readFilters(input);
  const [min, max] = [input.price_min ?? priceMin, input.price_max ?? priceMax];
  if (min !== null && max !== null && Number(min) > Number(max)) fields.push({ field: 'price_max', rule: 'range' });
  if (fields.length > 0)
    throw new ApiError('bad_input', { extra: { fields: [...new Map(fields.map((one) => [one.field, one])).values()] } });
}

/**
 * Reads the lists of filters of a search (`C3.18`), such as `type:video,domain:tiles.example,price_max:20`. What is no filter of
 * ours narrows nothing: calls refuse it, and searches that were saved before may hold it.
 */
export function readFilters({ filters, applied_filters, appliedProductFilters, domains }: SearchInput): SearchFilters {
  const pairs = [filters, applied_filters, appliedProductFilters]
    .flatMap((list) => readFilterEntries(list ?? ''))
    .flatMap(({ name, value, fault }) => (fault === null ? [[name, value.toLowerCase()] as const] : []));
  const sites = (typeof domains === 'string' ? domains.split(',') : (domains ?? [])).map((site) => site.trim().toLowerCase());
  const all = (name: string) => [...pairs.filter(([key]) => key === name).map(([, value]) => value), ...(name === 'domain' ? sites : [])];
  const money = (name: string) => {
    const amount = all(name).at(-1);
    return amount === undefined ? null : Number(amount);
  };
  const valuesOf = (name: FilterName) => [...new Set(all(name).filter(isFilterValue[name]))].slice(0, MOST_VALUES);
  return {
    values: Object.fromEntries(filterNames.map((name) => [name, valuesOf(name)])) as unknown as SearchFilters['values'],
    user: all('user').at(-1) ?? null,
    priceMin: money('price_min'),
    priceMax: money('price_max'),
    currency: all('currency').at(-1)?.toUpperCase() ?? null,
  };
}
