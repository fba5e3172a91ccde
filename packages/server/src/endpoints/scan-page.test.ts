import { describe, expect, it } from 'vitest';
import { END_BOOKMARK } from '@bowerbird/contract/protocol/paging.ts';
import type { CallContext } from './context.ts';
import { scanPage } from './read-page.ts';

const context = { core: { config: { secretKey: 'a secret key of a test' } } } as unknown as Pick<CallContext, 'core'>;

describe('a page of a list that is scanned', () => {
  /** Reads on from a place of `parts`, each of which a scan finds at once. */
  const readAll = async (parts: readonly (readonly string[])[]) => {
    const pages: (readonly string[])[] = [];
    let bookmarks: string[] | undefined;
    do {
      const scan = async (position: number | null) => {
        const at = position ?? 0;
        return { ids: parts[at] ?? [], next: at + 1 < parts.length ? at + 1 : null };
      };
      const { ids, bookmark } = await scanPage<number>(context, { bookmarks }, { purpose: 'test', scan });
      pages.push(ids);
      bookmarks = [bookmark];
    } while (bookmarks[0] !== END_BOOKMARK);
    return pages;
  };

  it('goes on where the rules took everything out, and ends where nothing follows', async () => {
    expect(await readAll([['1', '2'], [], [], ['3'], []])).toEqual([['1', '2'], ['3'], []]);
  });

  it('ends at some point where nothing is found for long', async () => {
    const pages = await readAll([...Array.from({ length: 30 }, () => []), ['1']]);
    expect(pages).toEqual([[], ['1']]);
  });
});
