import { sql, type Kysely, type RawBuilder } from 'kysely';
import { inTransaction } from '../../core/database/transaction.ts';
import { counterNumber } from '../../core/counters/index.ts';
import type { Database } from '../../core/database/database.ts';
import type { DB } from '../../core/database/schema.generated.ts';

/** What the viewer record says of a person's boards and pins. */
export interface ViewerCounts {
  readonly boards: number;
  readonly secret: number;
  readonly shared: number;
  readonly pins: number;
  readonly last: string | null;
  readonly recent: readonly { id: string; name: string; username: string; slug: string }[];
}

/** The counts of a person, by the SQL reference of their id. */
export function viewerCounts(userId: RawBuilder<unknown>): RawBuilder<ViewerCounts> {
  return sql<ViewerCounts>`(SELECT json_build_object('boards', n.boards, 'secret', n.secret,
      'shared', (SELECT count(*)::int FROM board_collaborators k JOIN boards b ON b.id = k.board_id WHERE k.user_id = v.id AND b.deleted_at IS NULL),
      'pins', coalesce(c.pins_all, 0), 'last', v.last_repin_id::text,
      'recent', (SELECT coalesce(json_agg(json_build_object('id', r.id::text, 'name', r.name, 'username', r.username, 'slug', r.slug) ORDER BY r.used DESC), '[]') FROM (
        SELECT b.id, b.name, b.slug, o.username, max(p.id) AS used FROM ((SELECT id, board_id FROM pins WHERE owner_id = v.id AND audience = 0 AND deleted_at IS NULL ORDER BY id DESC LIMIT 50)
            UNION ALL (SELECT id, board_id FROM pins WHERE owner_id = v.id AND audience <> 0 AND deleted_at IS NULL ORDER BY id DESC LIMIT 50)) p
          JOIN boards b ON b.id = p.board_id AND b.deleted_at IS NULL AND b.archived_at IS NULL JOIN users o ON o.id = b.owner_id
        GROUP BY b.id, o.username ORDER BY used DESC LIMIT 5) r))
    FROM users v LEFT JOIN user_counters c ON c.user_id = v.id
      CROSS JOIN LATERAL (SELECT count(*)::int AS boards, count(*) FILTER (WHERE privacy = 2)::int AS secret FROM boards WHERE owner_id = v.id AND deleted_at IS NULL) n
    WHERE v.id = ${userId})`;
}

/** Takes all boards of a person away for good, with the pins on them and what they counted for. */
export async function eraseBoards(db: Kysely<DB>, userId: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    await sql`INSERT INTO counter_deltas (kind, target, d) SELECT ${counterNumber('picture_counters.saves')}::smallint, p.picture_id, -1
      FROM pins p JOIN boards b ON b.id = p.board_id WHERE b.owner_id = ${userId} AND p.audience = 0 AND p.deleted_at IS NULL`.execute(trx);
    await sql`WITH gone AS (DELETE FROM boards WHERE owner_id = ${userId} RETURNING id),
      e AS (INSERT INTO domain_events (type, payload) SELECT 'board.removed', jsonb_build_object('boardId', id::text) FROM gone)
      DELETE FROM board_counters c USING gone WHERE c.board_id = gone.id`.execute(trx);
    await trx.deleteFrom('board_collaborators').where('user_id', '=', userId).execute();
  });
}

/** Removes collaborators added since a moment. */
export async function deleteCollaboratorsSince(db: Database, userId: string, since: Date): Promise<void> {
  await sql`DELETE FROM board_collaborators k USING boards b WHERE b.id = k.board_id AND b.owner_id = ${userId} AND k.created_at >= ${since}`.execute(
    db,
  );
}

export async function selectBoardsForExport(db: Database, userId: string) {
  const { rows } = await sql<
    Record<string, unknown>
  >`SELECT b.id, b.name, b.description, CASE b.privacy WHEN 0 THEN 'public' WHEN 1 THEN 'protected' ELSE 'secret' END AS privacy, b.created_at,
      ARRAY(SELECT s.title FROM sections s WHERE s.board_id = b.id AND s.deleted_at IS NULL ORDER BY s.position DESC) AS sections
    FROM boards b WHERE b.owner_id = ${userId} AND b.deleted_at IS NULL ORDER BY b.id`.execute(db);
  return rows;
}
