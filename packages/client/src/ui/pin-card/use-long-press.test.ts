import { expect, it } from 'vitest';
import { hasDrifted } from './use-long-press.ts';

it('takes a finger that trembles for a press, and one that moves for a scroll', () => {
  const start = { x: 100, y: 400 };
  expect(hasDrifted(start, { x: 106, y: 408 })).toBe(false);
  expect(hasDrifted(start, { x: 100, y: 411 })).toBe(true);
  expect(hasDrifted(start, { x: 108, y: 407 })).toBe(true);
});
