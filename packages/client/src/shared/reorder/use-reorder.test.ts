import { describe, expect, it } from 'vitest';
import { shownOrder } from './use-reorder.ts';

describe('an item that is held', () => {
  it('is drawn where it would go', () => {
    const order = ['a', 'b', 'c', 'd'];
    expect(shownOrder(order, 'a', 2).join('')).toBe('bcad');
    expect(shownOrder(order, 'd', 0).join('')).toBe('dabc');
    expect(shownOrder(order, 'b', 3).join('')).toBe('acdb');
  });
});
