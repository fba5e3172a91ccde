import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BaseSearchResource } from '@bowerbird/contract/discovery/search/calls.ts';
import { END_BOOKMARK } from '@bowerbird/contract/protocol/paging.ts';
import { openSearch, type SearchCast } from './testing/search-cast.ts';

describe('a search for somebody’s name', () => {
  let cast: SearchCast;
  beforeAll(async () => {
    cast = await openSearch();
  });
  afterAll(() => cast.server.close());

  it('finds the pins of that person where no pin says the words, with who it is', async () => {
    const { server, lena, pins, find } = cast;
    const own = (await find('@lena_fjeld')).toSorted();
    expect(own).not.toContain(pins.secret.id);
    for (const query of ['lena fjeld', 'Fjeld', 'lena fje', '@lena', '@lena_fj']) {
      const { results, person, typo } = await server.stranger().data(BaseSearchResource.get, { query });
      expect([query, results.map(({ id }) => id).toSorted(), person, typo]).toEqual([query, own, lena.userId, null]);
    }
  });

  it('goes on with that person on later pages', async () => {
    const { server, find } = cast;
    const all = await find('lena fjeld');
    const turned: string[] = [];
    let bookmarks: string[] | undefined;
    do {
      const { resource_response: reply } = await server
        .stranger()
        .envelope(BaseSearchResource.get, { query: 'lena fjeld', page_size: 2, ...(bookmarks && { bookmarks }) });
      turned.push(...reply.data!.results.map(({ id }) => id));
      bookmarks = [reply.bookmark!];
    } while (bookmarks[0] !== END_BOOKMARK);
    expect(turned).toEqual(all);
  });

  it('names nobody for words of pins, for a name without pins of its own, or as typed', async () => {
    const { server, noor } = cast;
    const personOf = async (options: { query: string; auto_correction_disabled?: true }) => {
      const { results, person } = await server.stranger().data(BaseSearchResource.get, options);
      return [results.length > 0, person];
    };
    expect(await personOf({ query: 'lemon' })).toEqual([true, null]);
    expect(await personOf({ query: 'noor haddad' })).toEqual([false, noor.userId]);
    expect(await personOf({ query: 'lena fjeld', auto_correction_disabled: true })).toEqual([false, null]);
  });
});
