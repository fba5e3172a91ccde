import { expect, it } from 'vitest';
import { countChoices, isChosen, noFilters, readFilterList, toggleFilter, writeFilterList } from './filter-list.ts';

it('reads what it writes, in one order whatever was chosen first', () => {
  const one = toggleFilter(toggleFilter(noFilters, 'color', 'red'), 'color', 'blue');
  const other = toggleFilter(toggleFilter(noFilters, 'color', 'blue'), 'color', 'red');
  expect(writeFilterList(one)).toBe('color:blue,color:red');
  expect(writeFilterList(other)).toBe(writeFilterList(one));
  expect(readFilterList(writeFilterList({ ...one, priceMax: 20, currency: 'EUR' }))).toEqual({
    values: { color: ['blue', 'red'] },
    priceMin: null,
    priceMax: 20,
    currency: 'EUR',
  });
});

it('puts a value on and off, and only one date at a time', () => {
  const week = toggleFilter(noFilters, 'date', 'week');
  expect(isChosen(week, 'date', 'week')).toBe(true);
  expect(writeFilterList(toggleFilter(week, 'date', 'year'))).toBe('date:year');
  expect(writeFilterList(toggleFilter(week, 'date', 'week'))).toBe('');
});

it('counts choices, the two ends of a price as one', () => {
  expect(countChoices(readFilterList('color:blue,topic:1,price_min:2,price_max:5'))).toBe(3);
  expect(countChoices(noFilters)).toBe(0);
});

it('names a currency beside a price alone', () => {
  expect(writeFilterList({ ...noFilters, currency: 'EUR' })).toBe('');
  expect(readFilterList('currency:EUR')).toEqual(noFilters);
  expect(writeFilterList(readFilterList('price_min:5,currency:JPY'))).toBe('price_min:5,currency:JPY');
});

it('leaves out what is no filter', () => {
  expect(readFilterList('color:,:blue,,nonsense,price_max:much,size:10,color:nope,currency:yen,topic:cats,date:today,type:x')).toEqual(
    noFilters,
  );
});

it('shows each filter that the server narrows by, however it is written', () => {
  expect(writeFilterList(readFilterList('color:Blue, type: video ,price_min:1e2,currency:eur,price_max:5'))).toBe(
    'type:video,color:blue,price_max:5,currency:EUR',
  );
});
