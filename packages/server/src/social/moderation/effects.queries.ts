import { sql, type RawBuilder } from 'kysely';
import { accountStates } from '@bowerbird/domain/identity/account-state.ts';
import type { Database } from '../../core/database/database.ts';
import type { HeldCase } from './cases.queries.ts';

/** Most pins that one decision acts on. */
const MOST_PINS = 5000;

/** The pins that a decision is about: those that were reported, or all of the picture. */
function pinsOf(found: HeldCase): RawBuilder<unknown> {
  if (found.covers_picture) return sql`p.picture_id = ${found.picture_id}`;
  return sql`p.id IN (SELECT r.target_id FROM reports r WHERE r.case_id = ${found.id} AND r.target_type = 'pin')`;
}

export async function selectLivePins(trx: Database, found: HeldCase): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT p.id FROM pins p WHERE ${pinsOf(found)} AND p.deleted_at IS NULL ORDER BY p.id LIMIT ${MOST_PINS}`.execute(trx);
  return rows.map(({ id }) => id);
}

/** What moderators took away of these, deleted but kept. */
export async function selectRemovedPins(trx: Database, found: HeldCase) {
  const { rows } = await sql<{
    id: string;
    owner_id: string;
    board_id: string;
    section_id: string | null;
    picture_id: string;
    audience: number;
  }>`
    SELECT p.id, p.owner_id, p.board_id, p.section_id, p.picture_id, p.audience FROM pins p
    WHERE ${pinsOf(found)} AND p.deleted_at IS NOT NULL AND p.held_back = 2 ORDER BY p.id LIMIT ${MOST_PINS}`.execute(trx);
  return rows;
}

/** Suspends somebody who does not own the instance, or lets them in again; tells whether anything changed. */
export async function setSuspended(trx: Database, userId: string, isSuspended: boolean): Promise<boolean> {
  const { active, deactivated, suspended } = accountStates;
  const [from, to] = isSuspended ? [[active, deactivated], suspended] : [[suspended], active];
  const { rows } = await sql<{
    id: string;
  }>`UPDATE users SET state = ${to} WHERE id = ${userId} AND NOT is_owner AND state = ANY(${from}::smallint[]) RETURNING id`.execute(trx);
  return rows.length > 0;
}
