import type { Product } from '@bowerbird/contract/pinning/rich-metadata/records.ts';

type Variants = NonNullable<Product['variantSet']>['variants'];
type Chosen = Record<string, string>;

const fits = (dimensions: Chosen, chosen: Chosen) => Object.entries(chosen).every(([name, value]) => dimensions[name] === value);

/** The variant that is meant, once the choice leaves one alone. */
export function variantOf(variants: Variants, chosen: Chosen): Variants[number] | undefined {
  const left = Object.keys(chosen).length === 0 ? [] : variants.filter(({ dimensions }) => fits(dimensions, chosen));
  return left.length === 1 ? left[0] : undefined;
}

/** Chooses a value, or takes the choice back; what does not exist together with it is no longer chosen. */
export function chooseVariant(variants: Variants, chosen: Chosen, name: string, value: string): Chosen {
  const { [name]: before, ...others } = chosen;
  if (before === value) return others;
  const all = { ...others, [name]: value };
  return variants.some(({ dimensions }) => fits(dimensions, all)) ? all : { [name]: value };
}
