import { heldBack } from '@bowerbird/domain/pinning/held-back.ts';
import type { Core } from '../../core/core.ts';
import type { Database } from '../../core/database/database.ts';
import { countPlaces } from '../counters/index.ts';
import { lockBoardRows, lockPinRows, markDeleted, setHeldBack, unmarkDeleted, type LockedPin } from './pins.queries.ts';

/** Takes live pins away for everybody, counted as any deleting; their owners do not bring them back. Returns which. */
export async function withdrawPins(core: Core, trx: Database, ids: readonly string[]): Promise<string[]> {
  const held = await lockPinRows(trx, ids);
  const gone = held.map(({ id }) => id);
  await setHeldBack(trx, gone, heldBack.removed);
  await markDeleted(trx, gone);
  await countPlaces(
    trx,
    held.map((place) => ({ place, by: -1 })),
  );
  for (const pinId of gone) await core.outbox.emit(trx, 'pin.removed', { pinId });
  return gone;
}

/** Brings back what was taken away, where its board lives. */
export async function reinstatePins(core: Core, trx: Database, removed: readonly LockedPin[]): Promise<void> {
  const boards = await lockBoardRows(
    trx,
    removed.map((pin) => pin.board_id),
  );
  const ids = removed.filter((pin) => boards.has(pin.board_id)).map(({ id }) => id);
  await setHeldBack(trx, ids, heldBack.not);
  const back = await unmarkDeleted(trx, ids);
  await countPlaces(
    trx,
    back.map((place) => ({ place, by: 1 })),
  );
  for (const { id: pinId } of back) await core.outbox.emit(trx, 'pin.changed', { pinId });
}

/** Keeps live pins out of feeds and search, or lets them in again. */
export async function keepFromFeeds(core: Core, trx: Database, ids: readonly string[], isKept: boolean): Promise<void> {
  await setHeldBack(trx, ids, isKept ? heldBack.fromFeeds : heldBack.not);
  for (const pinId of ids) await core.outbox.emit(trx, 'pin.changed', { pinId });
}
