import { describe, expect, it } from 'vitest';
import { shoppingOptionsOf, withFilter, withPrice } from './shopping-options.ts';

const optionsOf = (query: string, id?: string) => shoppingOptionsOf({ params: { id }, search: new URLSearchParams(query) });

describe('the address of shopping', () => {
  it('says what products are narrowed by', () => {
    expect(optionsOf('shop=kiln.org&max=50&reduced=1&stock=1', '7')).toEqual({
      category: '7',
      domain: 'kiln.org',
      price_max: 50,
      reduced: true,
      in_stock: true,
    });
    expect(optionsOf('saved=1&board=12')).toEqual({ saved: true, board_id: '12' });
    expect(optionsOf('min=20&max=50&cur=JPY')).toEqual({ price_min: 20, price_max: 50, currency: 'JPY' });
  });

  it.each(['min=x', 'cur=EUR', 'max=abc', 'max=-1', 'max=1e99', 'board=x', 'reduced=yes', `shop=${'x'.repeat(300)}`, 'shop='])(
    'narrows nothing by %s',
    (query) => {
      expect(optionsOf(query)).toEqual({});
    },
  );

  it('names the currency of a price, as long as there is one', () => {
    const yen = { value: '5000', currency: 'JPY' };
    expect(withPrice(new URLSearchParams('shop=a'), 'max', yen)).toBe('?shop=a&max=5000&cur=JPY');
    expect(withPrice(new URLSearchParams('max=5000&cur=JPY'), 'max', yen)).toBe('');
    expect(withPrice(new URLSearchParams('max=50&cur=EUR'), 'max', { value: '25', currency: 'XXX' })).toBe('?max=25');
  });

  it('holds one price at a time', () => {
    const more = { value: '50', currency: 'EUR' };
    expect(withPrice(new URLSearchParams('shop=a&max=25&cur=EUR'), 'min', more)).toBe('?shop=a&min=50&cur=EUR');
    expect(withPrice(new URLSearchParams('min=10&max=25&cur=EUR'), 'max', more)).toBe('?max=50&cur=EUR');
    expect(withPrice(new URLSearchParams('min=50&max=90&cur=EUR'), 'min', more)).toBe('?max=90&cur=EUR');
  });

  it.each(['yen', 'XXX', 'eur', 'ABC'])('takes “%s” for no currency', (code) => {
    expect(optionsOf(`max=50&cur=${code}`)).toEqual({ price_max: 50 });
  });

  it('gets a filter, and loses it when it is chosen again', () => {
    expect(withFilter(new URLSearchParams('shop=a'), 'max', '50')).toBe('?shop=a&max=50');
    expect(withFilter(new URLSearchParams('max=50'), 'max', '50')).toBe('');
    expect(withFilter(new URLSearchParams('max=50'), 'max', '25')).toBe('?max=25');
  });
});
