import { describe, expect, it } from 'vitest';
import { END_BOOKMARK } from '@bowerbird/contract/protocol/paging.ts';
import { isToldByBookmarks, type ReadPage } from './bookmark-tells.ts';

const bookmarkOf = (cursor: unknown) => `${Buffer.from(JSON.stringify(cursor)).toString('base64url')}.signed`;
/** A list whose pages are empty, and that goes on by these bookmarks. */
const listOf = (...bookmarks: readonly (string | undefined)[]): ReadPage => {
  const left = [...bookmarks];
  return async () => left.shift();
};

describe('a bookmark', () => {
  it('tells of an object where it holds its id, on the first page or on a later one', async () => {
    expect(await isToldByBookmarks(listOf(bookmarkOf({ before: '712' }), END_BOOKMARK), ['712'])).toBe(true);
    expect(await isToldByBookmarks(listOf(bookmarkOf({ at: 3 }), bookmarkOf({ rank: [1, '712'] }), END_BOOKMARK), ['55', '712'])).toBe(
      true,
    );
  });

  it('tells of nothing where it holds other ids, or where the list ends', async () => {
    expect(await isToldByBookmarks(listOf(bookmarkOf({ before: '7123' }), END_BOOKMARK), ['712'])).toBe(false);
    expect(await isToldByBookmarks(listOf(END_BOOKMARK), ['712'])).toBe(false);
    expect(await isToldByBookmarks(listOf(undefined), ['712'])).toBe(false);
  });
});
