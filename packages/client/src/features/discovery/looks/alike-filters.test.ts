import { expect, it } from 'vitest';
import type { StoredPin } from '../../pinning/pins/index.ts';
import { alikeFiltersOf } from './alike-filters.ts';

const pin = (given: object) => ({ domain: null, productOffer: null, ...given }) as unknown as StoredPin;
const offer = (price: string, currency = 'EUR') => ({ productOffer: { price, currency, standardPrice: null } });

it('what looks alike is narrowed to a price that leaves some out, and to sites, the commonest first', () => {
  const pins = [
    pin({ domain: 'b.example', ...offer('24.00') }),
    pin({ domain: 'a.example', ...offer('120.00') }),
    pin({ domain: 'a.example', ...offer('7.50') }),
    pin({ domain: 'c.example', ...offer('9', 'USD') }),
    pin({}),
  ];
  expect(alikeFiltersOf(pins)).toEqual({
    forSale: 4,
    under: { price: 100, currency: 'EUR' },
    domains: ['a.example', 'b.example', 'c.example'],
  });
});

it('the price fits its currency', () => {
  const pins = ['900', '4000', '30000'].map((price) => pin(offer(price, 'JPY')));
  expect(alikeFiltersOf(pins).under).toEqual({ price: 20_000, currency: 'JPY' });
});

it('no price is offered where it would leave nothing out, or where nothing is for sale', () => {
  expect(alikeFiltersOf([pin(offer('24.00')), pin(offer('24.00'))])).toMatchObject({ forSale: 2, under: null });
  expect(alikeFiltersOf([pin({})])).toEqual({ forSale: 0, under: null, domains: [] });
});
