import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { Board, BoardCard } from '@bowerbird/contract/pinning/boards/records.ts';
import type { ViewContext } from '../../endpoints/record-parts.ts';
import { hydrate, hydrateOne, recordShape, type Records } from '../../endpoints/records.ts';
import { readNamedUser, readWholeUsers } from '../../people/users/index.ts';
import { presentBoard, presentBoardCard } from './boards.views.ts';
import { boardCardQuery, wholeBoardQuery, type BoardCardRow, type BoardRow } from './hydrate.queries.ts';

/** Boards as lists and single reads show them. */
export const boardRecords: Records<BoardCard, Board> = {
  record: 'board',
  card: recordShape({
    query: boardCardQuery,
    present: (row: BoardCardRow, context) => presentBoardCard(row, readNamedUser(row, 'owner', context), context.core.config.mediaUrl),
  }),
  detailed: recordShape({
    query: wholeBoardQuery,
    present: (row: BoardRow, context) => presentBoard(row, readWholeUsers(row.people, context), context.core.config.mediaUrl) as Board,
  }),
};

/** Loads boards by id, in the given order, as this viewer sees them and as much as the reply carries. */
export function hydrateBoards(context: ViewContext, boardIds: readonly string[]): Promise<BoardCard[]> {
  return hydrate(context, boardRecords, boardIds);
}

/** One board with all of its fields, as this viewer sees it; `board_not_found` otherwise. */
export async function hydrateBoard(context: ViewContext, boardId: string): Promise<Board> {
  const board = await hydrateOne(context, boardRecords, boardId);
  if (!board) throw new ApiError('board_not_found');
  return board;
}
