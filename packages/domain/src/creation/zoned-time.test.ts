import { describe, expect, it } from 'vitest';
import { isTimeZone, momentOf, wallTimeOf } from './zoned-time.ts';

const at = (date: string, time: string, zone = 'Europe/Oslo') => momentOf({ date, time }, zone);

describe('a time on the wall', () => {
  it('is a moment of its place, in summer and in winter', () => {
    expect(at('2027-01-15', '08:00')).toBe(Date.parse('2027-01-15T07:00:00Z'));
    expect(at('2027-07-15', '08:00')).toBe(Date.parse('2027-07-15T06:00:00Z'));
    expect(at('2027-07-15', '08:00', 'Asia/Kathmandu')).toBe(Date.parse('2027-07-15T02:15:00Z'));
    expect(at('2027-07-15', '08:00', 'Pacific/Kiritimati')).toBe(Date.parse('2027-07-14T18:00:00Z'));
  });

  it('does not exist where clocks go forward over it, and says when clocks go on', () => {
    expect(at('2027-03-28', '02:30')).toEqual({ problem: 'skipped', next: Date.parse('2027-03-28T01:00:00Z') });
    expect(at('2027-03-28', '01:59')).toBe(Date.parse('2027-03-28T00:59:00Z'));
    expect(at('2027-03-28', '03:00')).toBe(Date.parse('2027-03-28T01:00:00Z'));
    expect(at('2027-03-14', '02:00', 'America/New_York')).toEqual({ problem: 'skipped', next: Date.parse('2027-03-14T07:00:00Z') });
  });

  it('means the first one where an hour comes twice', () => {
    expect(at('2027-10-31', '02:30')).toBe(Date.parse('2027-10-31T00:30:00Z'));
    expect(at('2027-11-07', '01:30', 'America/New_York')).toBe(Date.parse('2027-11-07T05:30:00Z'));
  });

  it('is refused where it is no time, no date or no place', () => {
    expect(at('2027-02-30', '08:00')).toEqual({ problem: 'date' });
    expect(at('next week', '08:00')).toEqual({ problem: 'date' });
    expect(at('2027-02-03', '24:00')).toEqual({ problem: 'time' });
    expect(at('2027-02-03', '08:00', 'Moon/Tranquility')).toEqual({ problem: 'time_zone' });
    expect(isTimeZone('')).toBe(false);
  });

  it('is read back from its moment', () => {
    expect(wallTimeOf(Date.parse('2027-03-28T01:00:00Z'), 'Europe/Oslo')).toEqual({ date: '2027-03-28', time: '03:00' });
    expect(wallTimeOf(Date.parse('2027-01-01T00:05:00Z'), 'UTC')).toEqual({ date: '2027-01-01', time: '00:05' });
  });
});
