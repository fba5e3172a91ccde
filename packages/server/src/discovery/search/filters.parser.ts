import type { SearchInput } from '@bowerbird/contract/discovery/search/schemas.ts';

/** What lists of filters ask for, in the words of the options that ask for one thing each. */
export interface SearchFilters {
  readonly kinds: ReadonlySet<string>;
  readonly domains: readonly string[];
  readonly user: string | null;
  readonly priceMin: number | null;
  readonly priceMax: number | null;
}

const MONEY = /^\d{1,9}(\.\d{1,2})?$/;

/**
 * Reads the lists of filters of a search (`C3.18`), such as `type:video,domain:tiles.example,price_max:20`. What is no filter of
 * ours narrows nothing.
 */
export function readFilters({ filters, applied_filters, appliedProductFilters }: SearchInput): SearchFilters {
  const pairs = [filters, applied_filters, appliedProductFilters]
    .flatMap((list) => (list ?? '').split(','))
    .map((entry) => /^([a-z_]+):(.+)$/.exec(entry.trim()))
    .flatMap((match) => (match ? [[match[1]!, match[2]!.trim()] as const] : []));
  const all = (name: string) => pairs.filter(([key]) => key === name).map(([, value]) => value);
  const money = (name: string) =>
    all(name)
      .filter((value) => MONEY.test(value))
      .map(Number)
      .at(-1) ?? null;
  return {
    kinds: new Set(all('type')),
    domains: all('domain'),
    user: all('user').at(-1) ?? null,
    priceMin: money('price_min'),
    priceMax: money('price_max'),
  };
}
