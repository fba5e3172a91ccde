import { describe, expect, it } from 'vitest';
import type { TypeaheadItem } from '@bowerbird/contract/discovery/typeahead/schemas.ts';
import { addRecent, dropRecent, readRecents, writeRecents } from '../recent-searches/recent-list.ts';
import { splitLabel, suggestionsFor } from './suggestions.ts';

const query = (label: string): TypeaheadItem => ({ kind: 'query', label, id: null, url: null, imageUrl: null });
const rooms: TypeaheadItem = {
  kind: 'board',
  label: 'Blue rooms',
  id: '3',
  url: '/inesduarte/blue-rooms/',
  imageUrl: '/media/75x75/a.jpg',
};
const blue: TypeaheadItem = { kind: 'topic', label: 'Blue and white', id: '9', url: '/topics/blue-and-white/', imageUrl: null };
const lena: TypeaheadItem = { kind: 'user', label: 'Lena Fjeld', id: '7', url: '/lenafjeld/', imageUrl: null };

describe('recent searches', () => {
  it('stand newest first, once each, whatever their case', () => {
    expect(addRecent(['Blue kitchen', 'cats'], 'blue KITCHEN')).toEqual(['blue KITCHEN', 'cats']);
  });
  it('are twenty at most', () => {
    const many = Array.from({ length: 25 }, (_, index) => `search ${index}`).reduce<string[]>(addRecent, []);
    expect(many).toHaveLength(20);
    expect([many[0], many.at(-1)]).toEqual(['search 24', 'search 5']);
  });
  it('can be removed', () => {
    expect(dropRecent(['Cats', 'mugs'], 'cats')).toEqual(['mugs']);
  });
  it('survive in the browser, and a browser that keeps nonsense has none', () => {
    const kept = new Map<string, string>();
    const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
    writeRecents(storage, ['cats']);
    expect(readRecents(storage)).toEqual(['cats']);
    expect(readRecents({ getItem: () => '{"not":"a list"}' })).toEqual([]);
    expect(readRecents({ getItem: () => '[broken' })).toEqual([]);
  });
});

describe('suggestions while typing', () => {
  const labels = (...args: Parameters<typeof suggestionsFor>) => suggestionsFor(...args).map(({ kind, label }) => `${kind} ${label}`);

  it('are the recent searches while nothing is typed', () => {
    expect(labels('', ['blue kitchen', 'cats'], [])).toEqual(['recent blue kitchen', 'recent cats']);
  });
  it('put matching recent searches first, then queries, then topics, boards and people, no query twice', () => {
    expect(labels('Blue ki', ['blue kitchen', 'cats'], [query('blue kitchen'), query('blue kitchen tiles'), blue, rooms, lena])).toEqual([
      'recent blue kitchen',
      'query blue kitchen tiles',
      'topic Blue and white',
      'board Blue rooms',
      'user Lena Fjeld',
    ]);
  });
  it('lead to the search, the topic and the board', () => {
    expect(suggestionsFor('', ['cats & dogs'], [blue, rooms]).map(({ href }) => href)).toEqual([
      '/search/pins/?q=cats%20%26%20dogs',
      '/topics/blue-and-white/',
      '/inesduarte/blue-rooms/',
    ]);
  });
  it('tell what was typed from what is added', () => {
    expect(splitLabel('Blue kitchen', 'blue ki')).toEqual({ typed: 'Blue ki', added: 'tchen' });
    expect(splitLabel('a blue kitchen', 'blue')).toEqual({ typed: '', added: 'a blue kitchen' });
  });
});
