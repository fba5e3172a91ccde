import { describe, expect, it } from 'vitest';
import { clockTime } from './clock-time.ts';
import { timeOf } from './draft-time.tsx';

const four = Date.UTC(2026, 10, 27, 16) / 1000;

describe('the time that a pin goes out at', () => {
  it('is written in the calendar as in the builder', () => {
    const inCalendar = clockTime(four, 'en', 'UTC').replaceAll(/\s/g, ' ');
    expect(inCalendar).toBe('4:00 PM');
    expect(timeOf(four, 'en', 'UTC').replaceAll(/\s/g, ' ')).toContain(`, ${inCalendar}`);
    expect(clockTime(four, 'de', 'UTC')).toBe('16:00');
  });
});
