import { describe, expect, it } from 'vitest';
import { dateOfParts, orderOfDate, partOfDate } from './date-parts.ts';

function dateOf(day: string, month: string, year: string): string | null {
  const form = new FormData();
  for (const [part, typed] of Object.entries({ day, month, year })) form.append(`birthday.${part}`, typed);
  return dateOfParts(form, 'birthday');
}

describe('a date in three parts', () => {
  it('stands in the order of the language', () => {
    expect(orderOfDate('en')).toEqual(['month', 'day', 'year']);
    expect(orderOfDate('de')).toEqual(['day', 'month', 'year']);
    expect(orderOfDate('ja')).toEqual(['year', 'month', 'day']);
    expect(orderOfDate('ar')).toEqual(['day', 'month', 'year']);
  });

  it('is put together, however its digits are typed', () => {
    expect(dateOf('7', '5', '1994')).toBe('1994-05-07');
    expect(dateOf(' ١٧ ', '5', '١٩٩٤')).toBe('1994-05-17');
    expect(dateOf('۰۷', '12', '۱۹۹۴')).toBe('1994-12-07');
  });

  it('is taken apart as people write it', () => {
    expect([partOfDate('1994-05-07', 'day'), partOfDate('1994-05-07', 'month'), partOfDate('1994-05-07', 'year')]).toEqual([
      '7',
      '5',
      '1994',
    ]);
    expect(partOfDate('', 'month')).toBe('');
  });

  it('is empty when nothing is filled in', () => {
    expect(dateOf('', '', ' ')).toBe('');
  });

  it.each([
    ['31', '2', '1994'],
    ['29', '2', '1993'],
    ['', '5', '1994'],
    ['17', '', '1994'],
    ['17', '5', '94'],
    ['0', '5', '1994'],
    ['xx', '5', '1994'],
  ])('is none with day %j, month %j, year %j', (day, month, year) => {
    expect(dateOf(day, month, year)).toBeNull();
  });
});
