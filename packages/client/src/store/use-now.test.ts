import { describe, expect, it } from 'vitest';
import { minuteAfter } from './use-now.ts';

const drawnAt = Date.parse('2026-03-01T10:00:45.500Z');
const after = (seconds: number) => (minuteAfter(drawnAt, drawnAt + seconds * 1000) - drawnAt) / 1000;

describe('the time that ages are counted from', () => {
  it('stays that of the drawing for a minute, also over the full minute of a clock', () => {
    expect([0, 1, 14.5, 20, 59.9].map(after)).toEqual([0, 0, 0, 0, 0]);
  });

  it('goes on by whole minutes', () => {
    expect([60, 119, 120, 3_600].map(after)).toEqual([60, 60, 120, 3_600]);
  });

  it('is the full minute of the clock where nothing was drawn', () => {
    expect(minuteAfter(0, drawnAt)).toBe(Date.parse('2026-03-01T10:00:00Z'));
  });
});
