import { priceScales } from '@bowerbird/domain/discovery/price-steps.ts';
import type { StoredPin } from '../../pinning/pins/index.ts';

/** Prices that people ask for, in a currency whose unit is about a dollar. */
const STEPS = [10, 20, 50, 100, 200, 500, 1_000, 5_000];
const MOST_DOMAINS = 4;

/** What pins that look alike can be narrowed to. */
export interface AlikeFilters {
  readonly forSale: number;
  /** The highest step that leaves some of those for sale out, in the commonest currency; none where it would narrow nothing. */
  readonly under: { readonly price: number; readonly currency: string } | null;
  readonly domains: readonly string[];
}

/** Drawn from what was found, so that each leads to something. */
export function alikeFiltersOf(pins: readonly StoredPin[]): AlikeFilters {
  const offers = pins.flatMap(({ productOffer }) => (productOffer ? [productOffer] : []));
  return {
    forSale: offers.length,
    under: underOf(offers),
    domains: commonest(pins.flatMap(({ domain }) => domain ?? [])).slice(0, MOST_DOMAINS),
  };
}

function underOf(offers: readonly { readonly price: string; readonly currency: string }[]): AlikeFilters['under'] {
  const [currency] = commonest(offers.map((offer) => offer.currency));
  if (currency === undefined) return null;
  const prices = offers.filter((offer) => offer.currency === currency).map(({ price }) => Number(price));
  const price = STEPS.map((step) => step * (priceScales[currency] ?? 1)).findLast(
    (step) => prices.some((one) => one <= step) && prices.some((one) => one > step),
  );
  return price === undefined ? null : { price, currency };
}

/** Each value once, the commonest first. */
function commonest(values: readonly string[]): string[] {
  const counts = Map.groupBy(values, (value) => value);
  return [...counts].toSorted(([a, ofA], [b, ofB]) => ofB.length - ofA.length || (a < b ? -1 : 1)).map(([value]) => value);
}
