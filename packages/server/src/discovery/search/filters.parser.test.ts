import { describe, expect, it } from 'vitest';
import type { SearchInput } from '@bowerbird/contract/discovery/search/schemas.ts';
import { readFilters } from './filters.parser.ts';

const read = (input: Partial<SearchInput>) => readFilters({ query: 'jug', ...input });

describe('the filters of a search', () => {
  it('are read in whatever case their values are written', () => {
    expect(read({ filters: 'color:Blue,domain:Kiln.Example,user:Mei_Tan' })).toMatchObject({
      values: { color: ['blue'], domain: ['kiln.example'] },
      user: 'mei_tan',
    });
  });

  it('take the sites that are named apart in any case too, as one text or as a list', () => {
    for (const domains of [' KILN.example,Tiles.Example ', [' KILN.example', 'Tiles.Example ']])
      expect(read({ domains }).values.domain).toEqual(['kiln.example', 'tiles.example']);
  });

  it('hold a site once, wherever it is named', () => {
    expect(read({ filters: 'domain:Kiln.Example', domains: 'kiln.example' }).values.domain).toEqual(['kiln.example']);
  });

  it('hold a price for a currency, in any case, and for any where none is named', () => {
    expect(read({ filters: 'price_max:20,currency:jpy' })).toMatchObject({ priceMax: 20, currency: 'JPY' });
    expect(read({ filters: 'price_max:20,currency:yen or so' }).currency).toBeNull();
    expect(read({ filters: 'price_max:20' }).currency).toBeNull();
  });

  it('go by the last of several prices, and by none that is no amount of money', () => {
    expect(read({ filters: 'price_min:5,price_min:7.50,price_max:1.234,price_max:-3' })).toMatchObject({
      priceMin: 7.5,
      priceMax: null,
    });
  });
});
