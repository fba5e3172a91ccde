import { positionBetween } from '@bowerbird/domain/pinning/positions.ts';
import type { Database } from '../../core/database/database.ts';
import { findAnchor, findLowest, makeRoomAbove, setPosition, type OrderedList } from './order.queries.ts';

export { boardsInOrder, notesInOrder, pinsInOrder, sectionsInOrder } from './order.queries.ts';

/** Puts a row of a hand-ordered list before another, or at its end; false when the other is not in the list. */
export async function moveBefore(trx: Database, list: OrderedList, id: string, before: string | null): Promise<boolean> {
  if (before === null) {
    const lowest = await findLowest(trx, list, id);
    await setPosition(trx, list, id, positionBetween(null, lowest) ?? 0n);
    return true;
  }
  if (before === id) return true;
  const anchor = await findAnchor(trx, list, id, before);
  if (!anchor) return false;
  const between = positionBetween(anchor.position, anchor.above);
  await setPosition(trx, list, id, between ?? (await roomAbove(trx, list, id, before)));
  return true;
}

async function roomAbove(trx: Database, list: OrderedList, id: string, before: string): Promise<bigint> {
  for (const most of [64, 4_096, 1_000_000]) {
    if (!(await makeRoomAbove(trx, list, { moved: id, anchor: before, most }))) continue;
    const anchor = await findAnchor(trx, list, id, before);
    const between = anchor && positionBetween(anchor.position, anchor.above);
    if (between !== null && between !== undefined) return between;
  }
  throw new Error('No room is left in this order.');
}
