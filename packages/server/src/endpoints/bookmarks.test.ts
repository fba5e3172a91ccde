import { describe, expect, it } from 'vitest';
import { END_BOOKMARK } from '@bowerbird/contract/protocol/paging.ts';
import type { CallContext } from './context.ts';
import { isAtEnd, makeBookmark, readBookmark } from './bookmarks.ts';

const context = { core: { config: { secretKey: 'a key of the tests' } } } as Pick<CallContext, 'core'>;

describe('a bookmark', () => {
  it('gives back the cursor that it was made of', () => {
    const bookmark = makeBookmark(context, 'home', { before: '123', source: 2 });
    expect(readBookmark(context, 'home', [bookmark])).toEqual({ before: '123', source: 2 });
  });

  it('is refused when a letter of it was changed', () => {
    const bookmark = makeBookmark(context, 'home', { before: '123' });
    const changed = Buffer.from('{"before":"999"}').toString('base64url') + bookmark.slice(bookmark.indexOf('.'));
    expect(() => readBookmark(context, 'home', [changed])).toThrow(expect.objectContaining({ errorName: 'bad_input' }));
  });

  it('is refused on another list', () => {
    const bookmark = makeBookmark(context, 'board:1', { before: '123' });
    expect(() => readBookmark(context, 'board:2', [bookmark])).toThrow(expect.objectContaining({ errorName: 'bad_input' }));
  });

  it('may be absent, and has an end', () => {
    expect(readBookmark(context, 'home', undefined)).toBeNull();
    expect(isAtEnd([END_BOOKMARK])).toBe(true);
    expect(isAtEnd([])).toBe(false);
  });
});
