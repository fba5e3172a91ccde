import type { BoardCard } from '@bowerbird/contract/pinning/boards/records.ts';
import type { BoardsInput } from '@bowerbird/contract/pinning/boards/schemas.ts';
import type { Page } from '../../endpoints/handle.ts';
import { readPage } from '../../endpoints/read-page.ts';
import type { ViewContext } from '../../endpoints/record-parts.ts';
import { boardsOf } from './boards-list.queries.ts';
import { boardRecords } from './boards.records.ts';

/** A page of a person's boards: all of them for themselves, public ones and shared ones for others. */
export function readBoards(context: ViewContext, input: BoardsInput): Promise<Page<BoardCard[]>> {
  const { sort = 'custom', archived = false, username } = input;
  return readPage(context, input, {
    purpose: `boards:${username.toLowerCase()}:${sort}:${archived}`,
    missing: 'user_not_found',
    records: boardRecords,
    skeleton: (after, size) => boardsOf(context.viewer, { username, archived, sort, after, size }),
  });
}
