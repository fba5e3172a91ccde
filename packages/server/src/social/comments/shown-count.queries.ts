import { sql, type RawBuilder } from 'kysely';
import type { Viewer } from '../../endpoints/viewer.ts';
import type { Talk } from './comments.access.ts';

/**
 * The number of comments of a pin or a board as its viewer sees them. It begins with the number that everybody sees. Taken off
 * is what the viewer hid or a block keeps apart, with its threads. Indexes find that, so a large talk costs no more.
 */
export function shownCount(viewer: Viewer, type: Talk['type'], id: RawBuilder<unknown>, count: RawBuilder<number>): RawBuilder<number> {
  if (viewer.userId === null) return count;
  const me = viewer.userId;
  const talk = sql.ref(`c.${type}_id`);
  return sql<number>`greatest(0, ${count} - (
    WITH out AS MATERIALIZED (
      SELECT c.id FROM comments c WHERE ${talk} = ${id} AND c.user_id IN (SELECT author_id FROM hidden_commenters WHERE user_id = ${me}
        UNION ALL SELECT blocked_id FROM blocks WHERE user_id = ${me} UNION ALL SELECT user_id FROM blocks WHERE blocked_id = ${me})
      UNION SELECT c.id FROM hidden_comments h JOIN comments c ON c.id = h.comment_id WHERE h.user_id = ${me} AND ${talk} = ${id})
    SELECT count(*) FROM (SELECT id FROM out UNION SELECT r.id FROM out JOIN comments r ON r.parent_id = out.id) o
      JOIN comments c ON c.id = o.id LEFT JOIN comments t ON t.id = c.parent_id
    WHERE c.deleted_at IS NULL AND NOT c.is_filtered AND t.deleted_at IS NULL AND t.is_filtered IS NOT TRUE))::int`;
}

/** Up to so many replies are read whole, which costs less than to look for those of each hidden person. */
const SHORT_THREAD = 500;

/**
 * The number of replies of a thread (`c`) as its viewer sees them. It begins with the number that everybody sees. What the viewer
 * hid or a block keeps apart is taken off. In a long thread it is looked for by person.
 */
export function shownReplies(viewer: Viewer, count: RawBuilder<number>): RawBuilder<number> {
  if (viewer.userId === null) return count;
  const me = viewer.userId;
  const authors = sql`SELECT author_id id FROM hidden_commenters WHERE user_id = ${me}
    UNION SELECT blocked_id FROM blocks WHERE user_id = ${me} UNION SELECT user_id FROM blocks WHERE blocked_id = ${me}`;
  const isThere = sql`r.deleted_at IS NULL AND NOT r.is_filtered`;
  const ofShort = sql`SELECT count(*) FROM comments r WHERE r.parent_id = c.id AND ${isThere}
    AND (r.user_id IN (${authors}) OR r.id IN (SELECT comment_id FROM hidden_comments WHERE user_id = ${me}))`;
  // The sum keeps the planner from reading the whole thread by its index.
  const by = (talk: string) => sql`SELECT r.id FROM (${authors}) a JOIN comments r ON r.user_id = a.id
    WHERE ${sql.ref(`r.${talk}_id`)} = ${sql.ref(`c.${talk}_id`)} AND r.parent_id + 0 = c.id`;
  const ofLong = sql`SELECT count(*) FROM (${by('pin')} UNION ${by('board')}
      UNION SELECT h.comment_id FROM hidden_comments h JOIN comments r ON r.id = h.comment_id WHERE h.user_id = ${me} AND r.parent_id = c.id) o
    JOIN comments r ON r.id = o.id WHERE ${isThere}`;
  return sql<number>`(SELECT greatest(0, n - CASE WHEN n = 0 THEN 0 WHEN n <= ${sql.lit(SHORT_THREAD)} THEN (${ofShort}) ELSE (${ofLong}) END)
    FROM (SELECT ${count} n OFFSET 0) counted)::int`;
}
