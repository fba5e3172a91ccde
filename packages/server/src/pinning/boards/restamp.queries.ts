import { sql } from 'kysely';
import { counterNumber } from '../../core/counters/index.ts';
import type { Database } from '../../core/database/database.ts';

/** The work under way on a board (`C3.7`). */
export async function selectActions(db: Database, boardId: string) {
  return db
    .selectFrom('board_actions')
    .select(['id', 'section_id', 'progress', 'created_at'])
    .where('board_id', '=', boardId)
    .orderBy('id')
    .execute();
}

export async function insertAction(trx: Database, boardId: string): Promise<void> {
  await trx.insertInto('board_actions').values({ board_id: boardId }).execute();
}

/** How much is left is not known: each batch shows half of the rest as done. */
export async function advanceActions(db: Database, boardId: string): Promise<void> {
  await sql`UPDATE board_actions SET progress = progress + (1 - progress) / 2 WHERE board_id = ${boardId}`.execute(db);
}

export async function endActions(db: Database, ids: readonly string[]): Promise<void> {
  await sql`DELETE FROM board_actions WHERE id = ANY(${ids}::bigint[])`.execute(db);
}

/**
 * Brings the next pins of a board in line with it and their sections; returns how many were not. Each that turns public or
 * stops being so writes a delta of its picture's saves. It also writes an event, in the same statement.
 */
export async function restampBatch(db: Database, boardId: string, most: number): Promise<number> {
  const { rows } = await sql<{ changed: number }>`
    WITH b AS (SELECT id, CASE WHEN deleted_at IS NULL THEN privacy ELSE 3 END AS audience FROM boards WHERE id = ${boardId} FOR SHARE),
    wrong AS MATERIALIZED (SELECT p.id, p.picture_id, p.audience AS old, CASE WHEN s.deleted_at IS NULL THEN b.audience ELSE 3 END AS new
      FROM b JOIN pins p ON p.board_id = b.id LEFT JOIN sections s ON s.id = p.section_id
      WHERE p.deleted_at IS NULL AND p.audience <> CASE WHEN s.deleted_at IS NULL THEN b.audience ELSE 3 END
      ORDER BY p.id LIMIT ${most} FOR UPDATE OF p),
    u AS (UPDATE pins p SET audience = w.new FROM wrong w WHERE p.id = w.id),
    d AS (INSERT INTO counter_deltas (kind, target, d) SELECT ${counterNumber('picture_counters.saves')}::smallint, picture_id, (new = 0)::int - (old = 0)::int
      FROM wrong WHERE (new = 0) <> (old = 0)),
    e AS (INSERT INTO domain_events (type, payload) SELECT CASE WHEN new = 3 THEN 'pin.removed' ELSE 'pin.changed' END, jsonb_build_object('pinId', id::text) FROM wrong)
    SELECT count(*)::int AS changed FROM wrong`.execute(db);
  return rows[0]!.changed;
}
