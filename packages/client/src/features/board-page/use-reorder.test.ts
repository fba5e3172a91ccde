import { describe, expect, it } from 'vitest';
import { placeBeside, shownOrder } from './use-reorder.ts';

const order = ['a', 'b', 'c', 'd'];

describe('an item that is held', () => {
  it('is drawn where it would go', () => {
    expect(shownOrder(order, 'a', 2).join('')).toBe('bcad');
    expect(shownOrder(order, 'd', 0).join('')).toBe('dabc');
    expect(shownOrder(order, undefined, undefined)).toBe(order);
  });

  it('takes the place of the one it is held over, forwards and backwards', () => {
    expect(shownOrder(order, 'a', placeBeside(order, 'a', 'c', undefined)).join('')).toBe('bcad');
    expect(shownOrder(order, 'd', placeBeside(order, 'd', 'b', undefined)).join('')).toBe('adbc');
  });
});
