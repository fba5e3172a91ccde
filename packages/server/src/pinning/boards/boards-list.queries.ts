import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { viewerIdOf, type Viewer } from '../../endpoints/viewer.ts';
import { userVisibleTo } from '../../people/users/index.ts';
import { boardVisibleTo } from './boards.access.ts';

export type BoardSort = 'custom' | 'newest' | 'last_changed' | 'alphabetical';

/** Where a page of boards ended: the key of its order, as text, and the id. */
export interface BoardCursor {
  readonly key: string;
  readonly id: string;
}

const orders = {
  custom: { key: sql`b.position`, type: sql`bigint`, direction: sql`DESC`, beyond: sql`<` },
  newest: { key: sql`b.id`, type: sql`bigint`, direction: sql`DESC`, beyond: sql`<` },
  last_changed: { key: sql`b.modified_at`, type: sql`timestamptz`, direction: sql`DESC`, beyond: sql`<` },
  alphabetical: { key: sql`lower(b.name)`, type: sql`text`, direction: sql`ASC`, beyond: sql`>` },
};

/**
 * A page of the boards of a person: their own and those they collaborate on, of which others see the public ones and those
 * that they share. A person has at most 2,000, so any order sorts in a moment. `null` when there is no such person.
 */
export async function selectBoardsOf(
  db: Database,
  viewer: Viewer,
  list: { username: string; archived: boolean; sort: BoardSort; after: BoardCursor | null; size: number },
): Promise<BoardCursor[] | null> {
  const me = viewerIdOf(viewer);
  const { key, type, direction, beyond } = orders[list.sort];
  const after = list.after === null ? sql`` : sql`AND (${key}, b.id) ${beyond} (${list.after.key}::${type}, ${list.after.id})`;
  const { rows } = await sql<{ id: string | null; key: string | null }>`
    WITH o AS (SELECT u.id FROM users u WHERE lower(u.username) = lower(${list.username}) AND ${userVisibleTo(viewer, 'u')})
    SELECT x.id, x.key FROM o LEFT JOIN LATERAL (
      SELECT b.id, ${key}::text AS key FROM boards b
      WHERE b.id = ANY(ARRAY(SELECT m.id FROM boards m WHERE m.owner_id = o.id AND m.deleted_at IS NULL UNION SELECT k.board_id FROM board_collaborators k WHERE k.user_id = o.id))
        AND (b.archived_at IS NOT NULL) = ${list.archived}
        AND (b.privacy = 0 OR b.owner_id = ${me} OR EXISTS (SELECT 1 FROM board_collaborators k WHERE k.board_id = b.id AND k.user_id = ${me}))
        AND ${boardVisibleTo(viewer, 'b')} ${after}
      ORDER BY ${key} ${direction}, b.id ${direction} LIMIT ${list.size}) x ON true`.execute(db);
  if (rows.length === 0) return null;
  return rows.flatMap(({ id, key: last }) => (id === null || last === null ? [] : [{ id, key: last }]));
}
