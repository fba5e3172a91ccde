import { describe, expect, it } from 'vitest';
import { speedAt } from './scroll-at-edge.ts';

describe('a pointer that drags something', () => {
  it('scrolls at both edges, faster the nearer it is, and not between', () => {
    expect(speedAt(400, 0, 800)).toBe(0);
    expect(speedAt(60, 0, 800)).toBeLessThan(0);
    expect(speedAt(5, 0, 800)).toBeLessThan(speedAt(60, 0, 800));
    expect(speedAt(795, 0, 800)).toBeGreaterThan(speedAt(740, 0, 800));
    expect(speedAt(740, 0, 800)).toBeGreaterThan(0);
  });

  it('has room to rest in a narrow list', () => {
    expect(speedAt(50, 0, 100)).toBe(0);
  });
});
