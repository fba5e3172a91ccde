import { END_BOOKMARK } from '@bowerbird/contract/protocol/paging.ts';

/** So many pages of one object each are turned: what a list hides stands between them, if anywhere. */
const MOST_PAGES = 4;

/** A list's next page by a bookmark; `undefined` where it has none. */
export type ReadPage = (paging: { readonly page_size: 1; readonly bookmarks?: readonly [string] }) => Promise<string | undefined>;

/**
 * Whether a list tells of an object by where it goes on, although its pages show nothing: anybody reads what a bookmark holds,
 * and counts how many it takes to the end.
 */
export async function isToldByBookmarks(read: ReadPage, ids: readonly string[]): Promise<boolean> {
  let bookmark = await read({ page_size: 1 });
  for (let page = 0; page < MOST_PAGES && bookmark !== undefined && bookmark !== END_BOOKMARK; page += 1) {
    if (bookmarkTells(bookmark, ids)) return true;
    bookmark = await read({ page_size: 1, bookmarks: [bookmark] });
  }
  return false;
}

/** Whether the readable part of a bookmark holds one of these ids as a value of its own. */
function bookmarkTells(bookmark: string, ids: readonly string[]): boolean {
  const [body = ''] = bookmark.split('.');
  const values = Buffer.from(body, 'base64url').toString().match(/\w+/gu) ?? [];
  return values.some((value) => ids.includes(value));
}
