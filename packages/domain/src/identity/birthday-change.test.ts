import { describe, expect, it } from 'vitest';
import { checkBirthdayChange } from './birthday-change.ts';

const DAY = 86_400_000;
const now = Date.parse('2026-06-01T12:00:00Z');
const seconds = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1000;
const change = (from: string | null, to: string, more: object = {}) =>
  checkBirthdayChange({
    from: from === null ? null : seconds(from),
    to: seconds(to),
    now,
    signedUpAt: now - DAY,
    madeOlderAt: null,
    parentAgrees: false,
    ...more,
  });
const used = { madeOlderAt: now - DAY };
const late = { signedUpAt: now - 31 * DAY };

describe('a birthday that is changed', () => {
  it.each([
    ['1990-05-05', '1990-05-06'],
    ['1990-05-05', '2009-05-05'],
    ['1990-05-05', '2013-05-05'],
    ['2009-05-05', '2011-05-05'],
    ['1990-05-05', '1990-05-05'],
    [null, '1990-05-05'],
  ])('from %s to %s is free at any time', (from, to) => {
    for (const when of [{}, used, late]) expect(change(from, to, when)).toBeNull();
  });

  it('to an earlier day is possible once, within 30 days of sign-up', () => {
    expect(change('1990-05-05', '1989-05-05')).toBeNull();
    expect(change('1990-05-05', '1989-05-05', { signedUpAt: now - 30 * DAY })).toBeNull();
    expect(change('1990-05-05', '1989-05-05', late)).toBe('older_late');
    expect(change('1990-05-05', '1990-05-04', used)).toBe('older_once');
  });

  it.each([
    ['2013-06-02', '2013-06-01', 13],
    ['2010-06-02', '2010-06-01', 16],
    ['2008-06-02', '2008-06-01', 18],
    ['2012-01-01', '1990-01-01', 18],
  ])('from %s to %s crosses %i, which takes a parent', (from, to) => {
    expect(change(from, to)).toBe('crosses_age');
    expect(change(from, to, { parentAgrees: true })).toBeNull();
    expect(change(from, to, { parentAgrees: true, ...used })).toBe('older_once');
  });

  it('stays free to become older within the same years', () => {
    expect(change('2012-06-01', '2010-06-02')).toBeNull();
    expect(change('2010-06-01', '2008-06-02')).toBeNull();
  });
});
