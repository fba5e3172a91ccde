import { describe, expect, it } from 'vitest';
import { searchScopes } from '@bowerbird/domain/discovery/search-scopes.ts';
import { searchOptions } from './search-options.ts';
import { asksForAnything, asksForPerson, kindOfScope, readSearch, shownScopes } from './search-request.ts';

const read = (scope: string | undefined, search: string) => readSearch(scope, new URLSearchParams(search));

describe('the address of a search', () => {
  it('gives the scope and the tidied query', () => {
    expect(read('boards', 'q=%20blue%20kitchen%20')).toEqual({ query: 'blue kitchen', scope: 'boards', isExact: false, filters: '' });
  });
  it('looks for the beginning of a query that is too long', () => {
    expect(read('pins', `q=${'🪶'.repeat(201)}`).query).toBe('🪶'.repeat(200));
  });
  it('asks for nothing without a query, and for pins without a scope', () => {
    expect(read(undefined, '')).toEqual({ query: '', scope: 'pins', isExact: false, filters: '' });
  });
  it('keeps the filters that there are, and says that others were left out', () => {
    const filtersOf = (filters: string) => {
      const { filters: kept, hasLeftOut = false } = read('pins', `q=jug&filters=${encodeURIComponent(filters)}`);
      return [kept, hasLeftOut];
    };
    expect(filtersOf('color:blue,user:mei_tan,price_max:20')).toEqual(['color:blue,user:mei_tan,price_max:20', false]);
    expect(filtersOf('color:nope,type:video,size:10')).toEqual(['type:video', true]);
    expect(filtersOf('price_max:much')).toEqual(['', true]);
    expect(filtersOf('')).toEqual(['', false]);
  });
  it('takes a range of prices that is turned around the other way, also beside the filters', () => {
    const kept = (search: string) => {
      const { filters, hasLeftOut = false } = read('pins', search);
      return [filters, hasLeftOut];
    };
    const filters = encodeURIComponent('price_min:50,price_max:20,currency:EUR,date:week');
    expect(kept(`q=jug&filters=${filters}`)).toEqual(['price_max:50,price_min:20,currency:EUR,date:week', false]);
    expect(kept('q=jug&price_min=100&price_max=5')).toEqual(['price_max:100,price_min:5', false]);
    expect(kept('q=jug&price_max=5&filters=color:blue')).toEqual(['color:blue,price_max:5', false]);
    expect(kept('q=jug&price_max=much')).toEqual(['', true]);
  });
  it('can ask for the words as they are spelled', () => {
    expect(searchOptions(read('pins', 'q=bleu&exact=1'))).toEqual({ query: 'bleu', scope: 'pins', auto_correction_disabled: true });
    expect(searchOptions(read('pins', 'q=bleu'))).toEqual({ query: 'bleu', scope: 'pins' });
  });
  it('always has its own place among those to choose from, personal ones for nobody else', () => {
    expect(shownScopes('pins', false)).toEqual(['pins', 'buyable_pins', 'videos', 'idea_pins', 'boards', 'users']);
    expect(shownScopes('pins', true).toSorted()).toEqual(searchScopes.toSorted());
    expect(shownScopes('my_pins', false)).toContain('my_pins');
  });
  it('finds pins in every scope that is not one of boards or people', () => {
    expect(['pins', 'videos', 'my_pins', 'boards', 'users'].map((scope) => kindOfScope(scope as 'pins'))).toEqual([
      'pins',
      'pins',
      'pins',
      'boards',
      'users',
    ]);
  });
});

it.each([
  ['@lena_fjeld', true],
  ['@Lena', true],
  ['@lena jug', false],
  ['lena@kiln.org', false],
  ['@', false],
])('knows whether one person is asked for: %s', (query, isPerson) => {
  expect(asksForPerson(query)).toBe(isPerson);
});

it.each([
  ['jug', '', true],
  ['', 'color:blue', true],
  ['', 'topic:12', true],
  ['', 'color:nope', false],
  ['', 'price_max:20', false],
])('a search for “%s” by “%s” asks for something: %s', (query, filters, asks) => {
  expect(asksForAnything({ query, filters })).toBe(asks);
});
