import type { ScheduledPin } from '@bowerbird/contract/creation/scheduled-pins/schemas.ts';
import { momentOf, offsetAt, wallTimeOf } from '@bowerbird/domain/creation/zoned-time.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A day of a calendar's page, `2027-03-28`. */
export type Day = string;

/** The day some days later. */
export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10);
}

/** The month before or after one, as `2027-03`. */
export function addMonths(month: string, count: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The weeks of a month in whole, each beginning with the day that weeks begin with (1 is Monday). */
export function weeksOf(month: string, firstDay: number): Day[][] {
  const first = `${month}-01`;
  const weekday = new Date(`${first}T00:00:00Z`).getUTCDay() || 7;
  const before = (weekday - firstDay + 7) % 7;
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const count = Math.ceil((before + Number(last.slice(8))) / 7);
  return Array.from({ length: count }, (_, week) => Array.from({ length: 7 }, (__, day) => addDays(first, week * 7 + day - before)));
}

/** The day that weeks begin with in a language, where the browser knows it; Monday else. */
export function firstDayOf(locale: string): number {
  const known = new Intl.Locale(locale) as Intl.Locale & { getWeekInfo?: () => { firstDay: number } };
  return known.getWeekInfo?.().firstDay ?? 1;
}

/** When a day begins in a place, in epoch seconds; one whose midnight clocks go over begins a little later. */
export function startOf(day: Day, timeZone: string): number {
  const moment = momentOf({ date: day, time: '00:00' }, timeZone);
  if (typeof moment === 'number') return moment / 1000;
  return moment.problem === 'skipped' ? moment.next / 1000 : Date.parse(`${day}T00:00:00Z`) / 1000;
}

/** The same time of the day on another day; where clocks go forward over it, when they go on. */
export function onDay(ts: number, day: Day, timeZone: string): number {
  const { time } = wallTimeOf(ts * 1000, timeZone);
  const moment = momentOf({ date: day, time }, timeZone);
  if (typeof moment === 'number') return moment / 1000;
  return moment.problem === 'skipped' ? moment.next / 1000 : ts;
}

/** Some days or hours later, as a person moves a pin by keys. */
export function later(ts: number, by: { days?: number; hours?: number }, timeZone: string): number {
  if (by.hours) return ts + by.hours * 3600;
  return onDay(ts, addDays(dayOf(ts, timeZone), by.days ?? 0), timeZone);
}

export function dayOf(ts: number, timeZone: string): Day {
  return wallTimeOf(ts * 1000, timeZone).date;
}

/** By how many hours clocks change on a day; 0 on most. */
export function clockChange(day: Day, timeZone: string): number {
  const begin = startOf(day, timeZone) * 1000;
  const end = startOf(addDays(day, 1), timeZone) * 1000;
  return (offsetAt(end, timeZone) - offsetAt(begin, timeZone)) / HOUR;
}

type Timed = Pick<ScheduledPin, 'id' | 'scheduled_ts'>;

/** Scheduled pins in the order of their time (`B4.14`); those of one moment in the order in which they were made. */
export function inOrder<Pin extends Timed>(pins: readonly Pin[]): Pin[] {
  return pins.toSorted((a, b) => a.scheduled_ts - b.scheduled_ts || (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
}

/** Pins that are moved and not kept yet, by their ids; to `null` where one is taken away. */
export type Moves<Pin extends Timed> = Readonly<Record<string, { readonly pin: Pin; readonly ts: number | null }>>;

/** The pins with some of them moved, in order. One that came from elsewhere stands among them, too. */
export function withMoves<Pin extends Timed>(pins: readonly Pin[], moves: Moves<Pin>): Pin[] {
  const here = new Set(pins.map(({ id }) => id));
  const arrived = Object.values(moves).flatMap(({ pin }) => (here.has(pin.id) ? [] : [pin]));
  const moved = [...pins, ...arrived].flatMap((pin) => {
    const move = moves[pin.id];
    if (!move) return [pin];
    return move.ts === null ? [] : [{ ...pin, scheduled_ts: move.ts }];
  });
  return inOrder(moved);
}
