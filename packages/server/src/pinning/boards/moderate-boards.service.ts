import type { Core } from '../../core/core.ts';
import type { Database } from '../../core/database/database.ts';
import { countBoard } from './board-state.service.ts';
import { lockBoardRow, setDeleted } from './boards.queries.ts';
import { endUndo, freeBoardName, setRemoved } from './moderate-boards.queries.ts';
import { planRestamp } from './restamp.service.ts';

/** Takes a live board away for everybody, with its pins, counted as any deleting; its owner does not bring it back. */
export async function withdrawBoard(core: Core, trx: Database, boardId: string): Promise<void> {
  const board = await lockBoardRow(trx, boardId);
  if (!board) return;
  // An owner who was quicker does not undo it either.
  if (board.deleted) return endUndo(trx, boardId);
  await setDeleted(trx, boardId, true);
  await setRemoved(trx, boardId, true);
  await countBoard(trx, board, -1);
  await core.outbox.emit(trx, 'board.removed', { boardId });
  await planRestamp(core, trx, boardId);
}

/** Brings back what moderators took away. Where its owner made another board of the name since, it gets one of its own. */
export async function reinstateBoard(core: Core, trx: Database, boardId: string): Promise<void> {
  const board = await lockBoardRow(trx, boardId);
  if (!board?.deleted || !board.is_removed) return;
  await freeBoardName(trx, boardId);
  await setDeleted(trx, boardId, false);
  await setRemoved(trx, boardId, false);
  await countBoard(trx, board, 1);
  await planRestamp(core, trx, boardId);
}
