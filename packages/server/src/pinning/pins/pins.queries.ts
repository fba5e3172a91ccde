import { sql } from 'kysely';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { heldBack } from '@bowerbird/domain/pinning/held-back.ts';
import type { Database } from '../../core/database/database.ts';
import type { PinPlace } from '../counters/index.ts';

/** A pin that a transaction holds. */
export type LockedPin = PinPlace & { readonly id: string };

/** Refuses a section that is not a live one of this board. */
export async function requireSection(db: Database, boardId: string, sectionId: string): Promise<void> {
  const { rows } = await sql`SELECT 1 FROM sections WHERE id = ${sectionId} AND board_id = ${boardId} AND deleted_at IS NULL`.execute(db);
  if (rows.length === 0) throw new ApiError('section_not_found');
}

/** Holds boards against changes of who may see them; returns the privacy of those that live. */
export async function lockBoardRows(trx: Database, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; privacy: number }>`SELECT id, privacy FROM boards
    WHERE id = ANY(${[...new Set(ids)]}::bigint[]) AND deleted_at IS NULL ORDER BY id FOR SHARE`.execute(trx);
  return new Map(rows.map((row) => [row.id, row.privacy]));
}

/** Holds live pins, in order of their ids, as they are now. */
export async function lockPinRows(trx: Database, ids: readonly string[]): Promise<LockedPin[]> {
  const { rows } = await sql<LockedPin>`SELECT id, owner_id, board_id, section_id, picture_id, audience FROM pins
    WHERE id = ANY(${ids}::bigint[]) AND deleted_at IS NULL ORDER BY id FOR UPDATE`.execute(trx);
  return rows;
}

/** Puts pins in a place, the given order from the top. */
export async function placePins(
  trx: Database,
  ids: readonly string[],
  to: { boardId: string; sectionId: string | null; audience: number },
): Promise<void> {
  await sql`UPDATE pins SET board_id = ${to.boardId}, section_id = ${to.sectionId}, audience = ${to.audience}, position = w.top - w.n
    FROM (SELECT x.id, x.n, t.top FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS x(id, n), (SELECT next_id(${to.boardId}) AS top) t) w
    WHERE pins.id = w.id`.execute(trx);
}

export async function markDeleted(trx: Database, ids: readonly string[]): Promise<void> {
  await sql`UPDATE pins SET deleted_at = now() WHERE id = ANY(${ids}::bigint[])`.execute(trx);
}

export async function setHeldBack(trx: Database, ids: readonly string[], level: number): Promise<void> {
  await sql`UPDATE pins SET held_back = ${level} WHERE id = ANY(${ids}::bigint[])`.execute(trx);
}

/** Pins that were deleted and that this person may bring back; `late` ones only wait to be purged. */
export async function findDeletedPins(db: Database, ids: readonly string[], userId: string, seconds: number) {
  const { rows } = await sql<{ id: string; board_id: string; late: boolean }>`
    SELECT p.id, p.board_id, p.deleted_at < now() - ${seconds} * interval '1 second' AS late FROM pins p JOIN boards b ON b.id = p.board_id
    WHERE p.id = ANY(${ids}::bigint[]) AND p.deleted_at IS NOT NULL AND p.held_back < ${sql.lit(heldBack.removed)} AND (p.owner_id = ${userId} OR b.owner_id = ${userId})`.execute(
    db,
  );
  return rows;
}

/** Brings deleted pins back to their boards as these are now; a section that is gone is left. Returns where they are. */
export async function unmarkDeleted(trx: Database, ids: readonly string[]): Promise<LockedPin[]> {
  const { rows } = await sql<LockedPin>`
    WITH held AS (SELECT id FROM pins WHERE id = ANY(${ids}::bigint[]) AND deleted_at IS NOT NULL ORDER BY id FOR UPDATE)
    UPDATE pins p SET deleted_at = NULL, audience = b.privacy,
      section_id = (SELECT s.id FROM sections s WHERE s.id = p.section_id AND s.deleted_at IS NULL)
    FROM held, boards b WHERE p.id = held.id AND b.id = p.board_id
    RETURNING p.id, p.owner_id, p.board_id, p.section_id, p.picture_id, p.audience`.execute(trx);
  return rows;
}

export async function updateTexts(
  trx: Database,
  id: string,
  texts: {
    title?: string;
    description?: string;
    alt_text?: string;
    link_id?: string | null;
    comments_disabled?: boolean;
    shopping_rec_disabled?: boolean;
  },
): Promise<void> {
  await trx.updateTable('pins').set(texts).where('id', '=', id).execute();
}

/** Whose pins these are, deleted ones too. */
export async function selectOwners(db: Database, ids: readonly string[]): Promise<{ id: string; owner_id: string }[]> {
  const { rows } = await sql<{ id: string; owner_id: string }>`SELECT id, owner_id FROM pins WHERE id = ANY(${ids}::bigint[])`.execute(db);
  return rows;
}
