import { describe, expect, it } from 'vitest';
import type { Core } from '../../core/core.ts';
import { strangerViewer } from '../../endpoints/viewer.ts';
import { scanFirst } from './first-page.service.ts';
import { requestOf } from './search-asked.service.ts';
import type { SearchRequest } from './search-request.service.ts';
import { parseSearch } from './search-words.parser.ts';
import type { LoadHits } from './search.queries.ts';

const GIVEN_UP = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });

describe('the first page of a search that looks once more for what was meant', () => {
  const parsed = parseSearch({ query: 'crochet' });
  const request: SearchRequest = {
    ...requestOf(parsed, 'pins', strangerViewer),
    key: 'list',
    isFirst: true,
    offset: 0,
    limit: 40,
    room: 25,
    most: 25,
    top: null,
    wantsGuides: true,
    language: 'en',
  };

  /** Finds so many hits as typed, and takes too long for all else. */
  async function look(hits: number): Promise<readonly string[]> {
    let asked = 0;
    const load: LoadHits<never> = async () => {
      asked += 1;
      if (asked > 1) throw GIVEN_UP;
      const places = Array.from({ length: hits }, (_, at) => ({ id: String(at + 1), at: String(at + 1), shape: null }));
      return { about: { total: hits, topPicture: null, guides: [], topics: [] }, places };
    };
    const wanted = { input: { query: 'crochet' }, parsed, topics: new Map([['crochet', ['29']]]) };
    const { scan } = await scanFirst({ core: { searchDb: null } as unknown as Core, load }, request, wanted);
    expect(asked).toBe(2);
    return scan.hits.map(({ id }) => id);
  }

  it('keeps the few hits as typed where that takes too long', async () => {
    expect(await look(4)).toEqual(['1', '2', '3', '4']);
  });
});
