import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { counterNumber } from '../../core/counters/index.ts';

const FOLLOWERS = sql.lit(counterNumber('board_counters.followers'));

/** Follows a board, once: the row and the delta of its counter, which many may hit, in one statement. Whether it is new. */
export async function insertBoardFollow(db: Database, followerId: string, boardId: string): Promise<boolean> {
  const { rows } = await sql<{ changed: boolean }>`
    WITH f AS (INSERT INTO board_follows (follower_id, board_id) VALUES (${followerId}, ${boardId}) ON CONFLICT DO NOTHING RETURNING 1),
      d AS (INSERT INTO counter_deltas (kind, target, d) SELECT ${FOLLOWERS}, ${boardId}::bigint, 1 FROM f)
    SELECT EXISTS (SELECT 1 FROM f) changed`.execute(db);
  return rows[0]!.changed;
}

export async function deleteBoardFollow(db: Database, followerId: string, boardId: string): Promise<boolean> {
  const { rows } = await sql<{ changed: boolean }>`
    WITH f AS (DELETE FROM board_follows WHERE follower_id = ${followerId} AND board_id = ${boardId} RETURNING 1),
      d AS (INSERT INTO counter_deltas (kind, target, d) SELECT ${FOLLOWERS}, ${boardId}::bigint, -1 FROM f)
    SELECT EXISTS (SELECT 1 FROM f) changed`.execute(db);
  return rows[0]!.changed;
}

/** Ends what two people follow of each other's boards, with the boards' counters. */
export async function deleteBoardFollowsBetween(db: Database, userId: string, otherId: string): Promise<void> {
  await sql`
    WITH f AS (DELETE FROM board_follows f USING boards b WHERE b.id = f.board_id
        AND (f.follower_id, b.owner_id) IN ((${userId}::bigint, ${otherId}::bigint), (${otherId}::bigint, ${userId}::bigint)) RETURNING f.board_id)
    INSERT INTO counter_deltas (kind, target, d) SELECT ${FOLLOWERS}, board_id, -1 FROM f`.execute(db);
}

/** Ends every follow of one person, with the boards' counters. */
export async function deleteBoardFollowsOf(db: Database, followerId: string): Promise<void> {
  await sql`
    WITH f AS (DELETE FROM board_follows WHERE follower_id = ${followerId} RETURNING board_id)
    INSERT INTO counter_deltas (kind, target, d) SELECT ${FOLLOWERS}, board_id, -1 FROM f`.execute(db);
}

export async function selectBoardFollows(db: Database, followerId: string) {
  return db
    .selectFrom('board_follows as f')
    .innerJoin('boards as b', 'b.id', 'f.board_id')
    .select(['b.id', 'b.name', 'f.created_at'])
    .where('f.follower_id', '=', followerId)
    .execute();
}
