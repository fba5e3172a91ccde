import { expect, it } from 'vitest';
import { filtersOf, readNarrowed, toggled, underOf } from './narrowed.ts';

const garden = { under: null, topicId: '12', domain: null };

it('a choice of chips is taken back by the same chip', () => {
  const both = toggled(garden, { domain: 'a.example' });
  expect(both).toEqual({ under: null, topicId: '12', domain: 'a.example' });
  expect(filtersOf(both!)).toEqual({ category_filters: ['12'], domain_filters: ['a.example'] });
  expect(toggled(both, { topicId: '12' })).toEqual({ under: null, topicId: null, domain: 'a.example' });
  expect(toggled(garden, { topicId: '12' })).toBeNull();
  expect(toggled(null, { under: 'EUR 50' })).toEqual({ under: 'EUR 50', topicId: null, domain: null });
});

it('a price is asked for in its currency', () => {
  expect(filtersOf({ ...garden, under: underOf({ price: 5_000, currency: 'JPY' }) })).toEqual({
    price_filters: { max: 5_000, currency: 'JPY' },
    category_filters: ['12'],
  });
});

it('a choice that the history kept is read as it was', () => {
  expect(readNarrowed(JSON.parse(JSON.stringify(garden)))).toEqual(garden);
});

it.each([
  undefined,
  null,
  'topic',
  {},
  { topicId: 12 },
  { topicId: 'clay' },
  { under: -1 },
  { under: 50 },
  { under: 'EUR -1' },
  { domain: '' },
])('it is none where it is %j', (kept) => {
  expect(readNarrowed(kept)).toBeNull();
});
