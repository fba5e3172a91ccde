import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { peopleOfBoardsKeptBy } from '../../pinning/collaborators/index.ts';
import { isListed, notBlocked, notMuted, userVisibleTo } from '../../people/users/index.ts';

/** So many follows and boards of the viewer are looked at, the newest first, and so many people of each. */
const MOST_OWN = 100;
const MOST_OF_EACH = 50;
/** So many of the likeliest are looked at whether they may be told of. */
const MOST_RANKED = 100;
const MOST_TOLD = 10;
/** Who keeps a board with somebody is nearer than who follows the same people. */
const WEIGHTS = { keeps: 5, followsBack: 3, follows: 1 } as const;

export interface NearRow {
  readonly id: string;
  readonly follows_in_common: number;
  readonly boards_in_common: number;
}

/**
 * The people who are nearest to somebody and whom they do not follow: who keeps boards with them, who follows them, who follows the
 * same boards, and whom those follow whom they follow. Each part reads a bounded range of an index, however popular anybody is.
 */
export async function selectNearPeople(db: Database, viewer: SignedInViewer): Promise<NearRow[]> {
  const me = viewer.userId;
  const [own, each] = [sql.lit(MOST_OWN), sql.lit(MOST_OF_EACH)];
  const { rows } = await sql<NearRow>`
    WITH near AS (
      (SELECT x.user_id AS id, ${sql.lit(WEIGHTS.follows)} AS weight, 1 AS follows, 0 AS boards
        FROM (SELECT f.user_id FROM user_follows f WHERE f.follower_id = ${me} ORDER BY f.user_id DESC LIMIT ${own}) m
          CROSS JOIN LATERAL (SELECT f.user_id FROM user_follows f WHERE f.follower_id = m.user_id ORDER BY f.user_id DESC LIMIT ${each}) x)
      UNION ALL (SELECT f.follower_id, ${sql.lit(WEIGHTS.followsBack)}, 0, 0 FROM user_follows f WHERE f.user_id = ${me} ORDER BY f.follower_id DESC LIMIT ${own})
      UNION ALL (SELECT x.id, ${sql.lit(WEIGHTS.keeps)}, 0, 1
        FROM (${peopleOfBoardsKeptBy(me, { boards: MOST_OWN, ofEach: MOST_OF_EACH })}) x)
      UNION ALL (SELECT x.follower_id, ${sql.lit(WEIGHTS.follows)}, 0, 1
        FROM (SELECT f.board_id FROM board_follows f JOIN boards b ON b.id = f.board_id AND b.privacy = 0 AND b.deleted_at IS NULL
            WHERE f.follower_id = ${me} ORDER BY f.board_id DESC LIMIT ${own}) m
          CROSS JOIN LATERAL (SELECT f.follower_id FROM board_follows f WHERE f.board_id = m.board_id ORDER BY f.follower_id DESC LIMIT ${each}) x)),
    ranked AS MATERIALIZED (SELECT id, sum(weight) AS weight, sum(follows)::int AS follows, sum(boards)::int AS boards FROM near
      WHERE id <> ${me}
        AND (SELECT 1 FROM user_follows f WHERE f.follower_id = ${me} AND f.user_id = near.id LIMIT 1) IS NULL
        AND (SELECT 1 FROM dismissed_people d WHERE d.user_id = ${me} AND d.dismissed_id = near.id LIMIT 1) IS NULL
      GROUP BY id ORDER BY 2 DESC, id DESC LIMIT ${sql.lit(MOST_RANKED)})
    SELECT u.id, r.follows AS follows_in_common, r.boards AS boards_in_common FROM ranked r JOIN users u ON u.id = r.id
    WHERE ${userVisibleTo(viewer, 'u')} AND ${notBlocked(viewer, sql.ref('u.id'))} AND ${notMuted(viewer, sql.ref('u.id'))}
      AND NOT u.is_private AND ${isListed('u')}
    ORDER BY r.weight DESC, u.id DESC LIMIT ${sql.lit(MOST_TOLD)}`.execute(db);
  return rows;
}

/** Leaves somebody out from now on; whom nobody knows is left out of nothing. */
export async function insertDismissed(db: Database, userId: string, dismissedId: string): Promise<void> {
  await sql`INSERT INTO dismissed_people (user_id, dismissed_id) SELECT ${userId}::bigint, id FROM users WHERE id = ${dismissedId}
    ON CONFLICT DO NOTHING`.execute(db);
}

export async function deleteDismissedOf(db: Database, userId: string): Promise<void> {
  await sql`DELETE FROM dismissed_people WHERE user_id = ${userId} OR dismissed_id = ${userId}`.execute(db);
}

export async function selectDismissedForExport(db: Database, userId: string) {
  const { rows } = await sql<{
    username: string;
  }>`SELECT u.username FROM dismissed_people d JOIN users u ON u.id = d.dismissed_id WHERE d.user_id = ${userId} ORDER BY u.id`.execute(db);
  return rows;
}
