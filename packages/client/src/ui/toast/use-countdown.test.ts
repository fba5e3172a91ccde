import { expect, it } from 'vitest';
import { secondsShown } from './use-countdown.ts';

it('shows a second as long as some of it is left, and never less than none', () => {
  expect([10_000, 9_001, 9_000, 1, 0, -250].map(secondsShown)).toEqual([10, 10, 9, 1, 0, 0]);
});
