import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { freeName, freeSlug, slugOf } from '@bowerbird/domain/pinning/slugs.ts';
import type { Core } from '../../core/core.ts';
import type { Database } from '../../core/database/database.ts';
import { countBoards } from '../counters/index.ts';
import { guardRoomForBoard } from './board-state.service.ts';
import { deleteFollowOf, setOwner, takenNames } from './board-owner.queries.ts';
import { keepSlug, lockBoardRow, takenSlugs } from './boards.queries.ts';

/**
 * Gives a board to somebody who keeps it (`B4.6`): with its sections, followers and former addresses, as secret as it was. Pins
 * stay whose they are. The former owner keeps it together with the new one. A name that the new owner has already gets a number.
 */
export async function giveBoard({ outbox }: Pick<Core, 'outbox'>, trx: Database, boardId: string, to: string): Promise<void> {
  const board = await lockBoardRow(trx, boardId);
  if (!board || board.deleted) throw new ApiError('board_not_found');
  await guardRoomForBoard(trx, to);
  const name = freeName(board.name, await takenNames(trx, to, board.name), textLimits.boardName);
  const wanted = slugOf(name, 'board');
  const slug = freeSlug(wanted, await takenSlugs(trx, to, wanted));
  await setOwner(trx, board, { to, name, slug });
  await keepSlug(trx, board);
  await deleteFollowOf(trx, boardId, to);
  const share = (by: 1 | -1) => (board.privacy === 0 ? { public: by, other: 0 } : { public: 0, other: by });
  const inOrder = BigInt(to) < BigInt(board.owner_id) ? [to, board.owner_id] : [board.owner_id, to];
  for (const id of inOrder) await countBoards(trx, id, share(id === to ? 1 : -1));
  await outbox.emit(trx, 'board.changed', { boardId });
}
