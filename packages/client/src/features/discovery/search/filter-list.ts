import { readFilterEntries } from '@bowerbird/domain/discovery/filter-entries.ts';
import { filterNames, type FilterName } from '@bowerbird/domain/discovery/search-filters.ts';

/** The filters of an address, such as `color:blue,price_max:20` (`C3.18`). */
export interface FilterList {
  readonly values: Readonly<Partial<Record<FilterName, readonly string[]>>>;
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  /** The currency of the two; they are numbers in any without it. */
  readonly currency: string | null;
}

export const noFilters: FilterList = { values: {}, priceMin: null, priceMax: null, currency: null };

/** One date at a time: the longer one holds the shorter. */
const SINGLE: readonly FilterName[] = ['date'];

/** Reads filters; what is none is left out. */
export function readFilterList(words: string): FilterList {
  const entries = readFilterEntries(words).filter(({ fault }) => fault === null);
  const valuesOf = (name: string) => [...new Set(entries.filter((entry) => entry.name === name).map(({ value }) => value.toLowerCase()))];
  const price = (name: string) => {
    const amount = valuesOf(name).at(-1);
    return amount === undefined ? null : Number(amount);
  };
  const values = Object.fromEntries(filterNames.map((name) => [name, valuesOf(name)] as const).filter(([, chosen]) => chosen.length > 0));
  const currency = valuesOf('currency').at(-1)?.toUpperCase() ?? null;
  const [priceMin, priceMax] = [price('price_min'), price('price_max')];
  return { values, priceMin, priceMax, currency: priceMin === null && priceMax === null ? null : currency };
}

/** Writes filters in one order, so that the same choice has one address. */
export function writeFilterList({ values, priceMin, priceMax, currency }: FilterList): string {
  const chosen = filterNames.flatMap((name) => (values[name] ?? []).toSorted().map((value) => `${name}:${value}`));
  const prices = [...(priceMin === null ? [] : [`price_min:${priceMin}`]), ...(priceMax === null ? [] : [`price_max:${priceMax}`])];
  const named = currency === null || prices.length === 0 ? [] : [`currency:${currency}`];
  return [...chosen, ...prices, ...named].join(',');
}

export function isChosen({ values }: FilterList, name: FilterName, value: string): boolean {
  return values[name]?.includes(value) ?? false;
}

/** Puts a value on, or takes it off. */
export function toggleFilter(list: FilterList, name: FilterName, value: string): FilterList {
  const chosen = list.values[name] ?? [];
  const others = SINGLE.includes(name) ? [] : chosen;
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...others, value];
  return { ...list, values: { ...list.values, [name]: next } };
}

/** Takes every value of a filter off. */
export function clearFilter(list: FilterList, name: FilterName): FilterList {
  return { ...list, values: { ...list.values, [name]: [] } };
}

/** How many choices are on; a price is one. */
export function countChoices({ values, priceMin, priceMax }: FilterList): number {
  const chosen = filterNames.reduce((sum, name) => sum + (values[name]?.length ?? 0), 0);
  return chosen + (priceMin === null && priceMax === null ? 0 : 1);
}
