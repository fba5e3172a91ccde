import { describe, expect, it } from 'vitest';
import type { Product } from '@bowerbird/contract/pinning/rich-metadata/records.ts';
import { chooseVariant, variantOf } from './choose-variant.ts';

const offerSummary = { price: null, minPrice: null, maxPrice: null, standardPrice: null, currency: null, inStock: null };
const variant = (color: string, size: string) => ({
  itemId: null,
  name: `${color} ${size}`,
  dimensions: { color, size },
  offerSummary,
  link: null,
});
const variants: NonNullable<Product['variantSet']>['variants'] = [variant('Moss', '40'), variant('Moss', '41'), variant('Clay', '40')];

describe('choosing a variant', () => {
  it('finds it once one is left', () => {
    expect(variantOf(variants, {})).toBeUndefined();
    expect(variantOf(variants, { color: 'Moss' })).toBeUndefined();
    expect(variantOf(variants, { color: 'Moss', size: '41' })?.name).toBe('Moss 41');
    expect(variantOf(variants, { color: 'Clay' })?.name).toBe('Clay 40');
  });

  it('drops what does not exist together', () => {
    expect(chooseVariant(variants, { size: '41' }, 'color', 'Clay')).toEqual({ color: 'Clay' });
    expect(chooseVariant(variants, { size: '40' }, 'color', 'Clay')).toEqual({ size: '40', color: 'Clay' });
  });

  it('takes a choice back when it is made again', () => {
    expect(chooseVariant(variants, { color: 'Clay', size: '40' }, 'color', 'Clay')).toEqual({ size: '40' });
  });
});
