import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { Board } from '@bowerbird/contract/pinning/boards/records.ts';
import type { BoardsInput } from '@bowerbird/contract/pinning/boards/schemas.ts';
import { DEFAULT_PAGE_SIZE, END_BOOKMARK } from '@bowerbird/contract/protocol/paging.ts';
import { isAtEnd, makeBookmark, readBookmark } from '../../endpoints/bookmarks.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { page, type Page } from '../../endpoints/handle.ts';
import { selectBoardsOf, type BoardCursor } from './boards-list.queries.ts';
import { hydrateBoards } from './hydrate.ts';

/** A page of a person's boards: all of them for themselves, public ones and shared ones for others. */
export async function readBoards(context: Pick<CallContext, 'core' | 'viewer'>, input: BoardsInput): Promise<Page<Board[]>> {
  const { sort = 'custom', archived = false, page_size: size = DEFAULT_PAGE_SIZE, username } = input;
  const purpose = `boards:${username.toLowerCase()}:${sort}:${archived}`;
  const after = isAtEnd(input.bookmarks) ? null : readBookmark<BoardCursor>(context, purpose, input.bookmarks);
  const found = await selectBoardsOf(context.core.db, context.viewer, {
    username,
    archived,
    sort,
    after,
    size: isAtEnd(input.bookmarks) ? 0 : size,
  });
  if (found === null) throw new ApiError('user_not_found');
  const data = await hydrateBoards(
    context,
    found.map((slot) => slot.id),
  );
  return page({ data, bookmark: found.length < size ? END_BOOKMARK : makeBookmark(context, purpose, found.at(-1)) });
}
