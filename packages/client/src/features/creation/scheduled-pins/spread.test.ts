import { describe, expect, it } from 'vitest';
import { timesOf } from './spread.ts';

const berlin = { scheduled_date: '2027-03-27', scheduled_time: '12:00', time_zone: 'Europe/Berlin' };
const isoOf = (times: readonly number[]) => times.map((ts) => new Date(ts * 1000).toISOString().slice(0, 16));

describe('pins that get their times at once', () => {
  it('go out together unless they are spread', () => {
    expect(isoOf(timesOf(berlin, 2, { way: 'together' }))).toEqual(['2027-03-27T11:00', '2027-03-27T11:00']);
  });

  it('go out one every so many hours, also over a change of clocks', () => {
    const times = timesOf(berlin, 3, { way: 'hours', count: 12 });
    expect(isoOf(times)).toEqual(['2027-03-27T11:00', '2027-03-27T23:00', '2027-03-28T11:00']);
  });

  it('go out so many a day from the same time of each day on', () => {
    const times = timesOf(berlin, 5, { way: 'day', count: 2 });
    expect(isoOf(times)).toEqual(['2027-03-27T11:00', '2027-03-27T17:00', '2027-03-28T10:00', '2027-03-28T16:00', '2027-03-29T10:00']);
  });

  it('wait for clocks that go forward over a time', () => {
    const times = timesOf({ ...berlin, scheduled_time: '02:30' }, 2, { way: 'day', count: 1 });
    expect(isoOf(times)).toEqual(['2027-03-27T01:30', '2027-03-28T01:00']);
  });
});
