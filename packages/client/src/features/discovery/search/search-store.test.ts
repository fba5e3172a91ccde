import { describe, expect, it } from 'vitest';
import part, { foundPinOpened, searched, type SearchState } from './search.store.ts';

const reduce = part.slices!.search!;
const start = reduce(undefined, { type: 'start' });
const after = (...actions: Parameters<typeof reduce>[1][]): SearchState => actions.reduce(reduce, start);
const search = (query: string, isFound: boolean) => searched({ query, scope: 'pins', isFound });

describe('what the browser knows of searches', () => {
  it('tells queries that found something from those that did not', () => {
    const { currentSearch, queries } = after(search('Jug', true), search('zzz', false));
    expect(currentSearch).toEqual({ query: 'zzz', scope: 'pins' });
    expect(queries).toEqual({ 'pins:jug': { status: 'valid', pinIds: [] }, 'pins:zzz': { status: 'invalid', pinIds: [] } });
  });

  it('adds the pins that were opened to a valid query alone, each once', () => {
    const opened = [foundPinOpened('7'), foundPinOpened('8'), foundPinOpened('7')];
    expect(after(search('jug', true), ...opened).queries['pins:jug']?.pinIds).toEqual(['7', '8']);
    expect(after(search('zzz', false), ...opened).queries['pins:zzz']?.pinIds).toEqual([]);
    expect(after(...opened)).toEqual(start);
  });

  it('keeps the newest twenty queries', () => {
    const queries = Object.keys(after(...Array.from({ length: 30 }, (_, at) => search(`q${at}`, true))).queries);
    expect([queries.length, queries[0], queries.at(-1)]).toEqual([20, 'pins:q10', 'pins:q29']);
  });
});
