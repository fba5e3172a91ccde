import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { countLimits } from '@bowerbird/domain/text-limits.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import type { Database } from '../../core/database/database.ts';
import { adjustOwners, countBoards, ownersOfBoard } from '../counters/index.ts';
import type { ActContext } from './boards.service.ts';
import { deleteFollowsOfOutsiders, lockBoardRow, lockOwnerRow, setDeleted, updateBoardRow, type LockedBoard } from './boards.queries.ts';
import { holdBoardAsOwner } from './hold-board.service.ts';
import { planRestamp } from './restamp.service.ts';

/** Changes who may see a board: one row, at once for everybody; its pins follow in the background. */
export async function changePrivacy({ core }: ActContext, trx: Database, board: LockedBoard, privacy: number): Promise<void> {
  if (privacy === board.privacy) return;
  await updateBoardRow(trx, board.id, { privacy });
  if (privacy === 2) await deleteFollowsOfOutsiders(trx, board.id);
  const wasPublic = board.privacy === 0;
  const isPublic = privacy === 0;
  if (wasPublic !== isPublic) {
    await adjustOwners(trx, await ownersOfBoard(trx, board), { all: 0, public: isPublic ? 1 : -1 });
    await countBoards(trx, board.owner_id, isPublic ? { public: 1, other: -1 } : { public: -1, other: 1 });
  }
  await core.outbox.emit(trx, 'board.privacy_changed', { boardId: board.id });
  await planRestamp(core, trx, board.id);
}

/** Deletes a board, and its pins with it, by one row (`C4.17`); both come back for a while. */
export async function deleteBoard({ core, viewer }: ActContext, boardId: string): Promise<void> {
  await inTransaction(core.db, async (trx) => {
    const board = await holdBoardAsOwner(trx, viewer, boardId);
    await setDeleted(trx, boardId, true);
    await countBoard(trx, board, -1);
    await core.outbox.emit(trx, 'board.removed', { boardId });
    await planRestamp(core, trx, boardId);
  });
}

/** Brings a deleted board back, with its pins; one that lives stays as it is. */
export async function restoreBoard({ core, viewer }: ActContext, trx: Database, boardId: string): Promise<void> {
  const board = await lockBoardRow(trx, boardId);
  if (board?.owner_id !== viewer.userId || board.is_removed) throw new ApiError('board_not_found');
  if (!board.deleted) return;
  if (board.late) throw new ApiError('too_late_to_undo');
  await guardRoomForBoard(trx, viewer.userId);
  await setDeleted(trx, boardId, false);
  await countBoard(trx, board, 1);
  await planRestamp(core, trx, boardId);
}

/** Holds a person's boards still, and refuses one more than they may have. */
export async function guardRoomForBoard(trx: Database, ownerId: string): Promise<void> {
  const limit = countLimits.boardsOfPerson;
  if ((await lockOwnerRow(trx, ownerId)) >= limit) throw new ApiError('too_many_things', { extra: { limit } });
}

/** Counts a board and its pins for those who keep it, as it goes or comes back. */
export async function countBoard(trx: Database, board: LockedBoard, by: 1 | -1): Promise<void> {
  const isPublic = board.privacy === 0;
  await adjustOwners(trx, await ownersOfBoard(trx, board), { all: by, public: isPublic ? by : 0 });
  await countBoards(trx, board.owner_id, isPublic ? { public: by, other: 0 } : { public: 0, other: by });
}
