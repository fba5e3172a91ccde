import { momentOf } from '@bowerbird/domain/creation/zoned-time.ts';
import { addDays } from './calendar.ts';
import type { TypedTime } from './time-fields.tsx';

/** How pins that get their times at once follow each other. */
export type Spread =
  | { readonly way: 'together' }
  /** So many on each day, from the chosen time of the day on. */
  | { readonly way: 'day'; readonly count: number }
  /** One every so many hours. */
  | { readonly way: 'hours'; readonly count: number };

/** Most pins a day, and most hours between two. */
export const spreadLimits = { day: 24, hours: 168 } as const;

const DAY_MINUTES = 24 * 60;

/** When each of several pins goes out, in epoch seconds. The first one goes out at the chosen time, which exists. */
export function timesOf(first: TypedTime, pins: number, spread: Spread): number[] {
  return Array.from({ length: pins }, (_, at) => {
    if (spread.way === 'day') return onDays(first, at, spread.count);
    return secondsAt(first, first.scheduled_date, first.scheduled_time) + (spread.way === 'hours' ? at * spread.count * 3_600 : 0);
  });
}

/** The pins of one day stand in equal steps between the chosen time and the end of the day. */
function onDays(first: TypedTime, at: number, perDay: number): number {
  const [hours, minutes] = first.scheduled_time.split(':').map(Number) as [number, number];
  const begin = hours * 60 + minutes;
  const minute = begin + Math.floor(((at % perDay) * (DAY_MINUTES - begin)) / perDay);
  const time = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return secondsAt(first, addDays(first.scheduled_date, Math.floor(at / perDay)), time);
}

/** Where clocks go forward over a time, it is when they go on. */
function secondsAt({ time_zone: zone }: TypedTime, date: string, time: string): number {
  const moment = momentOf({ date, time }, zone);
  if (typeof moment === 'number') return moment / 1000;
  return moment.problem === 'skipped' ? moment.next / 1000 : Number.NaN;
}
