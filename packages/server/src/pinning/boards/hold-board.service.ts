import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { Database } from '../../core/database/database.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { guardBoardOwner } from './boards.access.ts';
import { lockBoardRow, type LockedBoard } from './boards.queries.ts';

/** Holds a board for its owner, who may have given it away while somebody else held it. Throws `board_not_found` and `forbidden`. */
export async function holdBoardAsOwner(trx: Database, viewer: SignedInViewer, boardId: string): Promise<LockedBoard> {
  await guardBoardOwner(trx, viewer, boardId);
  const board = await lockBoardRow(trx, boardId);
  if (!board || board.deleted) throw new ApiError('board_not_found');
  if (board.owner_id !== viewer.userId) throw new ApiError('forbidden');
  return board;
}
