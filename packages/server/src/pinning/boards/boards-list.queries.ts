import { sql, type RawBuilder } from 'kysely';
import type { ListCursor } from '../../endpoints/read-page.ts';
import { viewerIdOf, type Viewer } from '../../endpoints/viewer.ts';
import { userVisibleTo } from '../../people/users/index.ts';
import { boardVisibleTo } from './boards.access.ts';

export type BoardSort = 'custom' | 'newest' | 'last_changed' | 'alphabetical';

const orders = {
  custom: { key: sql`b.position`, type: sql`bigint`, direction: sql`DESC`, beyond: sql`<` },
  newest: { key: sql`b.id`, type: sql`bigint`, direction: sql`DESC`, beyond: sql`<` },
  last_changed: { key: sql`b.modified_at`, type: sql`timestamptz`, direction: sql`DESC`, beyond: sql`<` },
  alphabetical: { key: sql`lower(b.name)`, type: sql`text`, direction: sql`ASC`, beyond: sql`>` },
};

/**
 * The places of a person's boards: their own and those they collaborate on, of which others see the public ones and those that
 * they share. A person has at most 2,000, so any order sorts in a moment. No row where there is no such person.
 */
export function boardsOf(
  viewer: Viewer,
  list: { username: string; archived: boolean; sort: BoardSort; after: ListCursor | null; size: number },
): RawBuilder<unknown> {
  const me = viewerIdOf(viewer);
  const { key, type, direction, beyond } = orders[list.sort];
  const after = list.after === null ? sql`` : sql`AND (${key}, b.id) ${beyond} (${list.after.at}::${type}, ${list.after.id})`;
  return sql`SELECT x.id, x.at, NULL AS extra FROM users u LEFT JOIN LATERAL (
      SELECT b.id, ${key}::text AS at FROM boards b
      WHERE b.id = ANY(ARRAY(SELECT m.id FROM boards m WHERE m.owner_id = u.id AND m.deleted_at IS NULL UNION SELECT k.board_id FROM board_collaborators k WHERE k.user_id = u.id))
        AND (b.archived_at IS NOT NULL) = ${list.archived}
        AND (b.privacy = 0 OR b.owner_id = ${me} OR EXISTS (SELECT 1 FROM board_collaborators k WHERE k.board_id = b.id AND k.user_id = ${me}))
        AND ${boardVisibleTo(viewer, 'b')} ${after}
      ORDER BY ${key} ${direction}, b.id ${direction} LIMIT ${list.size}) x ON true
    WHERE lower(u.username) = lower(${list.username}) AND ${userVisibleTo(viewer, 'u')}`;
}
