import { describe, expect, it } from 'vitest';
import { isCurrency } from './currencies.ts';
import { priceScales } from './price-steps.ts';

describe('a currency', () => {
  it('is one that people pay with, written large', () => {
    expect(['EUR', 'USD', 'JPY', 'MRU', ...Object.keys(priceScales)].filter((code) => !isCurrency(code))).toEqual([]);
    expect(['XXX', 'XTS', 'XAU', 'eur', 'EURO', ''].filter(isCurrency)).toEqual([]);
  });

  it('is known to whoever writes prices', () => {
    const known = new Set(Intl.supportedValuesOf('currency'));
    expect(Object.keys(priceScales).filter((code) => !known.has(code))).toEqual([]);
  });
});
