import type { SearchInput } from '@bowerbird/contract/discovery/search/schemas.ts';
import { isColorName } from '@bowerbird/domain/media/color-names.ts';
import { isSkinTone } from '@bowerbird/domain/media/skin-tones.ts';
import { filterNames, isFilterDate, isFilterType, type FilterName } from '@bowerbird/domain/discovery/search-filters.ts';

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
const CURRENCY = /^[a-z]{3}$/;
const MONEY = /^\d{1,9}(\.\d{1,2})?$/;

const isValue: Readonly<Record<FilterName, (value: string) => boolean>> = {
  type: isFilterType,
  color: isColorName,
  skin_tone: isSkinTone,
  topic: (value) => /^\d{1,18}$/.test(value),
  domain: (value) => value !== '',
  date: isFilterDate,
};

/**
 * Reads the lists of filters of a search (`C3.18`), such as `type:video,domain:tiles.example,price_max:20`. What is no filter of
 * ours narrows nothing.
 */
export function readFilters({ filters, applied_filters, appliedProductFilters, domains }: SearchInput): SearchFilters {
  const pairs = [filters, applied_filters, appliedProductFilters]
    .flatMap((list) => (list ?? '').split(','))
    .map((entry) => /^([a-z_]+):(.+)$/.exec(entry.trim()))
    .flatMap((match) => (match ? [[match[1]!, match[2]!.trim().toLowerCase()] as const] : []));
  const sites = (typeof domains === 'string' ? domains.split(',') : (domains ?? [])).map((site) => site.trim().toLowerCase());
  const all = (name: string) => [...pairs.filter(([key]) => key === name).map(([, value]) => value), ...(name === 'domain' ? sites : [])];
  const money = (name: string) =>
    all(name)
      .filter((value) => MONEY.test(value))
      .map(Number)
      .at(-1) ?? null;
  const valuesOf = (name: FilterName) => [...new Set(all(name).filter(isValue[name]))].slice(0, MOST_VALUES);
  return {
    values: Object.fromEntries(filterNames.map((name) => [name, valuesOf(name)])) as unknown as SearchFilters['values'],
    user: all('user').at(-1) ?? null,
    priceMin: money('price_min'),
    priceMax: money('price_max'),
    currency:
      all('currency')
        .filter((value) => CURRENCY.test(value))
        .at(-1)
        ?.toUpperCase() ?? null,
  };
}
