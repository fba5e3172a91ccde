import { sql, type Kysely } from 'kysely';
import { inTransaction } from '../../core/database/transaction.ts';
import { counterNumber } from '../../core/counters/index.ts';
import type { Database } from '../../core/database/database.ts';
import type { DB } from '../../core/database/schema.generated.ts';
import { boardVisibleTo } from '../boards/index.ts';
import { viewerOf } from '../../endpoints/viewer.ts';

/** Takes all pins of a person away for good, with what they counted for. */
export async function erasePins(db: Kysely<DB>, userId: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    await sql`WITH gone AS (DELETE FROM pins WHERE owner_id = ${userId} RETURNING id, picture_id, board_id, section_id, audience, deleted_at),
      d AS (INSERT INTO counter_deltas (kind, target, d) SELECT ${counterNumber('picture_counters.saves')}::smallint, picture_id, -1 FROM gone WHERE audience = 0 AND deleted_at IS NULL),
      e AS (INSERT INTO domain_events (type, payload) SELECT 'pin.removed', jsonb_build_object('pinId', id::text) FROM gone WHERE deleted_at IS NULL),
      b AS (UPDATE board_counters c SET pins = greatest(0, c.pins - g.n) FROM (SELECT board_id, count(*)::int n FROM gone WHERE deleted_at IS NULL GROUP BY 1) g WHERE c.board_id = g.board_id)
      DELETE FROM pin_counters c USING gone WHERE c.pin_id = gone.id`.execute(trx);
    await trx.deleteFrom('hidden_pins').where('user_id', '=', userId).execute();
  });
}

/** The pins of a person. The board of another, and its section, are named only where they may see that board. */
export async function selectPinsForExport(db: Database, userId: string) {
  const isNamed = sql`(b.owner_id = ${userId} OR ${boardVisibleTo(viewerOf(userId), 'b')})`;
  const { rows } = await sql<
    Record<string, unknown>
  >`SELECT p.id, CASE WHEN ${isNamed} THEN b.name END AS board, CASE WHEN ${isNamed} THEN s.title END AS section, p.title, p.description, p.alt_text, l.url AS link,
      encode(i.signature, 'hex') AS picture, p.created_at
    FROM pins p JOIN boards b ON b.id = p.board_id JOIN pictures i ON i.id = p.picture_id LEFT JOIN sections s ON s.id = p.section_id LEFT JOIN links l ON l.id = p.link_id
    WHERE p.owner_id = ${userId} AND p.deleted_at IS NULL ORDER BY p.id`.execute(db);
  return rows;
}
