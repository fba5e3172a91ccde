import { sql, type RawBuilder } from 'kysely';
import { counterNumber } from '../../core/counters/index.ts';
import type { Database } from '../../core/database/database.ts';
import { LIST_TOP, type ListCursor } from '../../endpoints/read-page.ts';
import type { Viewer } from '../../endpoints/viewer.ts';
import { notBlocked, profileOpenTo, userVisibleTo } from '../users/index.ts';

const FOLLOWERS = sql.lit(counterNumber('user_counters.followers'));
const FOLLOWING = sql.lit(counterNumber('user_counters.following'));

/**
 * Follows somebody, once: one statement, so that the row and both counters belong together. The other's counter, which
 * many may hit, takes a delta; the follower's own is changed at once, last. Returns whether anything changed.
 */
export async function insertFollow(db: Database, viewer: Viewer, userId: string): Promise<boolean> {
  const { rows } = await sql<{ changed: boolean }>`
    WITH f AS (INSERT INTO user_follows (follower_id, user_id)
        SELECT ${viewer.userId}::bigint, u.id FROM users u WHERE u.id = ${userId} AND u.state = 0 AND ${notBlocked(viewer, sql.ref('u.id'))}
        ON CONFLICT DO NOTHING RETURNING 1),
      d AS (INSERT INTO counter_deltas (kind, target, d) SELECT ${FOLLOWERS}, ${userId}::bigint, 1 FROM f),
      o AS (UPDATE user_counters SET following = following + 1 WHERE user_id = ${viewer.userId} AND EXISTS (SELECT 1 FROM f))
    SELECT EXISTS (SELECT 1 FROM f) changed`.execute(db);
  return rows[0]!.changed;
}

export async function deleteFollow(db: Database, followerId: string, userId: string): Promise<boolean> {
  const { rows } = await sql<{ changed: boolean }>`
    WITH f AS (DELETE FROM user_follows WHERE follower_id = ${followerId} AND user_id = ${userId} RETURNING 1),
      d AS (INSERT INTO counter_deltas (kind, target, d) SELECT ${FOLLOWERS}, ${userId}::bigint, -1 FROM f),
      o AS (UPDATE user_counters SET following = following - 1 WHERE user_id = ${followerId} AND EXISTS (SELECT 1 FROM f))
    SELECT EXISTS (SELECT 1 FROM f) changed`.execute(db);
  return rows[0]!.changed;
}

/** Whether one of the two blocks the other. */
export async function isBlocked(db: Database, viewer: Viewer, userId: string): Promise<boolean> {
  const { rows } = await sql<{ clear: boolean }>`SELECT ${notBlocked(viewer, sql`${userId}::bigint`)} clear`.execute(db);
  return !rows[0]!.clear;
}

export interface FollowPage {
  readonly userId: string;
  readonly after: ListCursor | null;
  readonly size: number;
}

/** Whom a private person follows, and who follows them, is for themselves and their followers: once a statement. */
function isListOpen(viewer: Viewer, userId: string): RawBuilder<boolean> {
  return sql<boolean>`(SELECT ${profileOpenTo(viewer, 'o')} FROM users o WHERE o.id = ${userId})`;
}

/** The places of somebody's followers, newest members first, whom the viewer may see: a range of `user_follows_reverse`. */
export function followersOf(viewer: Viewer, { userId, after, size }: FollowPage): RawBuilder<unknown> {
  return sql`SELECT v.id, v.id AS at, NULL AS extra FROM user_follows g JOIN users v ON v.id = g.follower_id
    WHERE g.user_id = ${userId} AND g.follower_id < ${after?.id ?? LIST_TOP.id} AND ${userVisibleTo(viewer, 'v')} AND ${isListOpen(viewer, userId)}
    ORDER BY g.follower_id DESC LIMIT ${size}`;
}

/** The places of those whom somebody follows, newest members first: a range of the primary key. */
export function followedBy(viewer: Viewer, { userId, after, size }: FollowPage): RawBuilder<unknown> {
  return sql`SELECT v.id, v.id AS at, NULL AS extra FROM user_follows g JOIN users v ON v.id = g.user_id
    WHERE g.follower_id = ${userId} AND g.user_id < ${after?.id ?? LIST_TOP.id} AND ${userVisibleTo(viewer, 'v')} AND ${isListOpen(viewer, userId)}
    ORDER BY g.user_id DESC LIMIT ${size}`;
}

/** Ends the follows between two people, with the counters of both. Returns how many followers the other one lost: 0 or 1. */
export async function deleteFollowsBetween(db: Database, userId: string, otherId: string): Promise<number> {
  const { rows } = await sql<{ lost: number }>`
    WITH f AS (DELETE FROM user_follows WHERE (follower_id, user_id) IN ((${userId}::bigint, ${otherId}::bigint), (${otherId}::bigint, ${userId}::bigint))
        RETURNING follower_id, user_id),
      d AS (INSERT INTO counter_deltas (kind, target, d)
        SELECT ${FOLLOWERS}, user_id, -1 FROM f UNION ALL SELECT ${FOLLOWING}, follower_id, -1 FROM f)
    SELECT count(*)::int lost FROM f WHERE user_id = ${otherId}`.execute(db);
  return rows[0]!.lost;
}

/** Ends all follows from and to somebody, with everybody's counters. */
export async function deleteFollowsOf(db: Database, userId: string): Promise<void> {
  await sql`
    WITH outgoing AS (DELETE FROM user_follows WHERE follower_id = ${userId} RETURNING user_id),
      incoming AS (DELETE FROM user_follows WHERE user_id = ${userId} RETURNING follower_id)
    INSERT INTO counter_deltas (kind, target, d)
    SELECT ${FOLLOWERS}, user_id, -1 FROM outgoing UNION ALL SELECT ${FOLLOWING}, follower_id, -1 FROM incoming`.execute(db);
}

export async function selectFollowsForExport(db: Database, userId: string) {
  const followed = await db
    .selectFrom('user_follows as f')
    .innerJoin('users as u', 'u.id', 'f.user_id')
    .select(['u.username', 'f.created_at'])
    .where('f.follower_id', '=', userId)
    .execute();
  return { followed };
}
