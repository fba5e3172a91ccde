import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { undoSeconds } from '@bowerbird/domain/pinning/privacy.ts';
import type { Database } from '../../core/database/database.ts';
import { guardBoardWrite, markRestored, noteActs, type BoardAct } from '../boards/index.ts';
import { countPlaces } from '../counters/index.ts';
import type { ActContext } from './create-pin.service.ts';
import { guardPins } from './pins.access.ts';
import {
  findDeletedPins,
  lockBoardRows,
  lockPinRows,
  markDeleted,
  placePins,
  requireSection,
  unmarkDeleted,
  type LockedPin,
} from './pins.queries.ts';
import type { PinEvent } from './pins.events.ts';

/** Where pins are to go. */
export interface Target {
  readonly boardId: string;
  readonly sectionId: string | null;
}

/** Moves pins of one's own to a board or section, all or none, keeping their order (`B4.16`). */
export async function movePins(context: ActContext, trx: Database, ids: readonly string[], target: Target): Promise<void> {
  const guarded = await guardPins(trx, context.viewer, ids, 'write');
  await guardBoardWrite(trx, context.viewer, target.boardId);
  const boards = await lockBoardRows(trx, [target.boardId, ...guarded.map((pin) => pin.board_id)]);
  const audience = boards.get(target.boardId);
  if (audience === undefined) throw new ApiError('board_not_found');
  if (target.sectionId !== null) await requireSection(trx, target.boardId, target.sectionId);
  const held = await holdAll(trx, ids, boards);
  await placePins(trx, ids, { ...target, audience });
  const moved = held.map((pin) => ({ ...pin, board_id: target.boardId, section_id: target.sectionId, audience }));
  await countPlaces(trx, [...held.map((place) => ({ place, by: -1 as const })), ...moved.map((place) => ({ place, by: 1 as const }))]);
  await noteActs(
    trx,
    held.flatMap((pin) => actsOfMove(pin, target, context.viewer.userId)),
  );
  await tell(context, trx, 'pin.changed', ids);
}

/** What the people of a pin's former board and of its new one see of a move. */
function actsOfMove(pin: LockedPin, { boardId, sectionId }: Target, userId: string): BoardAct[] {
  const act = { userId, pinId: pin.id, sectionId, fromBoardId: pin.board_id, fromSectionId: pin.section_id };
  if (pin.board_id === boardId) return pin.section_id === sectionId ? [] : [{ ...act, boardId, kind: 'pin_moved' }];
  return [
    { ...act, boardId: pin.board_id, sectionId: pin.section_id, kind: 'pin_moved_out' },
    { ...act, boardId, kind: 'pin_moved_in' },
  ];
}

/** Deletes pins, all or none; they can come back for a while (`C4.17`). */
export async function removePins(context: ActContext, trx: Database, ids: readonly string[]): Promise<void> {
  const guarded = await guardPins(trx, context.viewer, ids, 'delete');
  const boards = await lockBoardRows(
    trx,
    guarded.map((pin) => pin.board_id),
  );
  const held = await holdAll(trx, ids, boards);
  await markDeleted(trx, ids);
  await countPlaces(
    trx,
    held.map((place) => ({ place, by: -1 })),
  );
  const { userId } = context.viewer;
  await noteActs(
    trx,
    held.map(({ id: pinId, board_id: boardId, section_id: sectionId }) => ({ kind: 'pin_removed', boardId, userId, pinId, sectionId })),
  );
  await tell(context, trx, 'pin.removed', ids);
}

/** Brings deleted pins back, all or none; those that live already stay as they are. */
export async function restorePins(context: ActContext, trx: Database, ids: readonly string[], seconds = undoSeconds): Promise<void> {
  const deleted = await findDeletedPins(trx, ids, context.viewer.userId, seconds);
  const known = new Set(deleted.map((pin) => pin.id));
  const others = ids.filter((id) => !known.has(id));
  if (others.length > 0) await guardPins(trx, context.viewer, others, 'delete');
  if (deleted.some((pin) => pin.late)) throw new ApiError('too_late_to_undo');
  const boards = await lockBoardRows(
    trx,
    deleted.map((pin) => pin.board_id),
  );
  if (deleted.some((pin) => !boards.has(pin.board_id))) throw new ApiError('board_not_found');
  const back = await unmarkDeleted(trx, [...known]);
  await markRestored(trx, { pinIds: [...known] });
  await countPlaces(
    trx,
    back.map((place) => ({ place, by: 1 })),
  );
  await tell(
    context,
    trx,
    'pin.changed',
    back.map((pin) => pin.id),
  );
}

/** Holds all of the pins where they were seen; somebody who was quicker makes this a conflict. */
async function holdAll(trx: Database, ids: readonly string[], boards: ReadonlyMap<string, number>): Promise<LockedPin[]> {
  const held = await lockPinRows(trx, ids);
  if (held.length !== ids.length) throw new ApiError('pin_not_found');
  if (held.some((pin) => !boards.has(pin.board_id))) throw new ApiError('conflict');
  return held;
}

async function tell({ core }: ActContext, trx: Database, event: PinEvent, ids: readonly string[]): Promise<void> {
  for (const pinId of ids) await core.outbox.emit(trx, event, { pinId });
}
