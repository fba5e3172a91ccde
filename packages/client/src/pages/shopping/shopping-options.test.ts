import { describe, expect, it } from 'vitest';
import { shoppingOptionsOf, withFilter } from './shopping-options.ts';

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
  });

  it.each(['max=abc', 'max=-1', 'max=1e99', 'board=x', 'reduced=yes', `shop=${'x'.repeat(300)}`, 'shop='])(
    'narrows nothing by %s',
    (query) => {
      expect(optionsOf(query)).toEqual({});
    },
  );

  it('gets a filter, and loses it when it is chosen again', () => {
    expect(withFilter(new URLSearchParams('shop=a'), 'max', '50')).toBe('?shop=a&max=50');
    expect(withFilter(new URLSearchParams('max=50'), 'max', '50')).toBe('');
    expect(withFilter(new URLSearchParams('max=50'), 'max', '25')).toBe('?max=25');
  });
});
