import { describe, expect, it } from 'vitest';
import { addMonths, clockChange, inOrder, later, onDay, weeksOf, withMoves } from './calendar.ts';

const at = (iso: string) => Date.parse(iso) / 1000;
const OSLO = 'Europe/Oslo';

describe('the calendar', () => {
  it('shows whole weeks, from the day that weeks begin with', () => {
    const weeks = weeksOf('2027-03', 1);
    expect([weeks.length, weeks[0]![0], weeks.at(-1)!.at(-1)]).toEqual([5, '2027-03-01', '2027-04-04']);
    expect(weeksOf('2027-03', 7)[0]![0]).toBe('2027-02-28');
    expect([addMonths('2027-12', 1), addMonths('2027-01', -1)]).toEqual(['2028-01', '2026-12']);
  });

  it('moves a pin by days at the same time of the day, also over a change of clocks', () => {
    const friday = at('2027-03-26T07:00:00Z');
    expect(later(friday, { days: 7 }, OSLO)).toBe(at('2027-04-02T06:00:00Z'));
    expect(later(friday, { hours: 1 }, OSLO)).toBe(at('2027-03-26T08:00:00Z'));
  });

  it('moves it to when clocks go on, where they go over its time', () => {
    expect(onDay(at('2027-03-26T01:30:00Z'), '2027-03-28', OSLO)).toBe(at('2027-03-28T01:00:00Z'));
  });

  it('knows the days on which clocks change', () => {
    expect(['2027-03-27', '2027-03-28', '2027-10-31'].map((day) => clockChange(day, OSLO))).toEqual([0, 1, -1]);
  });

  it('keeps pins in the order of their time, also when one is moved or taken away', () => {
    const pins = inOrder([
      { id: '3', scheduled_ts: 30 },
      { id: '10', scheduled_ts: 10 },
      { id: '9', scheduled_ts: 10 },
    ]);
    expect(pins.map(({ id }) => id)).toEqual(['9', '10', '3']);
    const moves = { '9': { pin: pins[0]!, ts: 40 }, '10': { pin: pins[1]!, ts: null } };
    expect(withMoves(pins, moves).map(({ id }) => id)).toEqual(['3', '9']);
  });

  it('shows a pin that is moved into a span which does not know it yet', () => {
    const pin = { id: '5', scheduled_ts: 5 };
    expect(withMoves([{ id: '3', scheduled_ts: 30 }], { '5': { pin, ts: 20 } })).toEqual([
      { id: '5', scheduled_ts: 20 },
      { id: '3', scheduled_ts: 30 },
    ]);
  });
});
