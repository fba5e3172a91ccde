import { sql, type RawBuilder } from 'kysely';

import { beginningOf, isNewestFirst, isTurnedOff } from '../tastes/index.ts';

/** How many sources a feed pulls from: the newest follows first. */
const MOST_SOURCES = 5_000;
/** How far "near" looks: pictures saved last, saves of each, and pins of each board. */
const NEAR = { pictures: 30, saves: 20, boards: 300, pins: 15, most: 300 };
const TOP_ID = '9223372036854775807';
const anchor = sql`(SELECT anchor FROM chain)`;

/**
 * The frame of a chain of pages. Nothing in it is newer than its first page, or than the list that this page reads. It has the
 * most saved pins of one day, the newest that was made. Whoever wants all by time gets none of these.
 */
export function chainQuery(
  knownAnchor: string | null,
  day: number | null,
  { kept = sql`NULL::bigint`, viewerId = '0' }: { kept?: RawBuilder<unknown>; viewerId?: string } = {},
): RawBuilder<unknown> {
  return sql`SELECT coalesce(${knownAnchor}::bigint, ${kept}, next_id()) anchor, coalesce(${day}::int,
    (SELECT max(d.day) FROM home_daily d WHERE d.slot = 'all' AND NOT ${isNewestFirst(viewerId)}), 0) AS day`;
}

/** Something that can be followed, and which pins it holds. What a person may follow besides is one more entry. */
interface FollowedKind {
  /** The table of its follows, and the column that says what is followed. */
  readonly follows: 'user_follows' | 'board_follows';
  readonly source: 'user_id' | 'board_id';
  /** The column of pins that says what holds them; an index leads from it to the newest public pins. */
  readonly heldBy: 'owner_id' | 'board_id';
}

export const followedKinds: readonly FollowedKind[] = [
  { follows: 'user_follows', source: 'user_id', heldBy: 'owner_id' },
  { follows: 'board_follows', source: 'board_id', heldBy: 'board_id' },
];

/** True in SQL when the viewer follows something that holds this pin (by its alias). */
export function isFollowed(viewerId: string, alias: string): RawBuilder<boolean> {
  const each = followedKinds.map(
    ({ follows, source, heldBy }) =>
      sql`EXISTS (SELECT 1 FROM ${sql.table(follows)} k WHERE k.follower_id = ${viewerId} AND k.${sql.ref(source)} = ${sql.ref(`${alias}.${heldBy}`)})`,
  );
  return sql<boolean>`(${sql.join(each, sql` OR `)})`;
}

/** True in SQL when the viewer follows whose pin this is (by its alias). */
export function isPersonFollowed(viewerId: string, alias: string): RawBuilder<boolean> {
  return sql<boolean>`EXISTS (SELECT 1 FROM user_follows k WHERE k.follower_id = ${viewerId} AND k.user_id = ${sql.ref(`${alias}.owner_id`)})`;
}

/**
 * The newest pins of what is followed: first the newest id of each source. Then all ids down to the last one that can matter,
 * from the sources that hold them: one index probe a source, however many pins it has. Nothing, and no cost, where 0 are
 * wanted. 2,000 sources: 6,300 buffers at 100k and at 1M pins.
 */
export function followingScan(viewerId: string, cursor: string | null, limit: RawBuilder<unknown>): RawBuilder<unknown> {
  const below = cursor ?? '0';
  const held = ({ heldBy }: FollowedKind) => sql`${sql.ref(heldBy)} = t.source AND audience = 0 AND deleted_at IS NULL`;
  const newest = followedKinds.map(
    (
      kind,
      at,
    ) => sql`SELECT ${sql.lit(at)} kind, t.source, x.id FROM (SELECT ${sql.ref(kind.source)} source FROM ${sql.table(kind.follows)} WHERE follower_id = ${viewerId} AND ${limit} > 0 ORDER BY created_at DESC LIMIT ${MOST_SOURCES}) t
        CROSS JOIN LATERAL (SELECT id FROM pins WHERE ${held(kind)} AND id < ${below}::bigint AND id <= ${anchor} ORDER BY id DESC LIMIT 1) x`,
  );
  const downToEdge = followedKinds.map(
    (
      kind,
      at,
    ) => sql`SELECT x.id FROM top t CROSS JOIN LATERAL (SELECT id FROM pins WHERE ${held(kind)} AND id <= t.id AND id >= (SELECT e FROM edge) ORDER BY id DESC LIMIT ${limit}) x
        WHERE t.kind = ${sql.lit(at)}`,
  );
  return sql`WITH newest AS MATERIALIZED (${sql.join(newest, sql` UNION ALL `)}),
    edge AS MATERIALIZED (SELECT CASE WHEN count(*) = ${limit} THEN min(id) ELSE 0 END e FROM (SELECT DISTINCT id FROM newest ORDER BY id DESC LIMIT ${limit}) d),
    top AS MATERIALIZED (SELECT * FROM newest WHERE id >= (SELECT e FROM edge))
    SELECT y.id at, y.id pin_id FROM (${sql.join(downToEdge, sql` UNION `)}) y
    ORDER BY y.id DESC LIMIT ${limit}`;
}

/**
 * What is near what the viewer saved: the boards that hold the same pictures, and what else stands on them, the pictures
 *  of most boards first. What they turned off leads nowhere. Only pins up to the anchor count, so a chain finds the same list on each page.
 */
export function nearScan(viewerId: string): RawBuilder<unknown> {
  const own = (
    audience: RawBuilder<unknown>,
  ) => sql`(SELECT id, picture_id FROM pins WHERE owner_id = ${viewerId} AND ${audience} AND deleted_at IS NULL
    AND id <= ${anchor} AND id > ${beginningOf(viewerId)} AND NOT ${isTurnedOff(viewerId, 'pins')} ORDER BY id DESC LIMIT ${NEAR.pictures})`;
  return sql`SELECT * FROM (SELECT row_number() OVER (ORDER BY count(*) DESC, max(x.id) DESC) at, max(x.id) pin_id, x.picture_id
    FROM (SELECT DISTINCT s.board_id FROM (SELECT picture_id FROM (${own(sql`audience = 0`)} UNION ALL ${own(sql`audience <> 0`)}) o ORDER BY id DESC LIMIT ${NEAR.pictures}) m
      CROSS JOIN LATERAL (SELECT board_id FROM pins WHERE picture_id = m.picture_id AND audience = 0 AND deleted_at IS NULL AND owner_id <> ${viewerId}
        AND id <= ${anchor} ORDER BY id DESC LIMIT ${NEAR.saves}) s LIMIT ${NEAR.boards}) b
    CROSS JOIN LATERAL (SELECT id, picture_id FROM pins WHERE board_id = b.board_id AND audience = 0 AND deleted_at IS NULL AND owner_id <> ${viewerId}
      AND id <= ${anchor} ORDER BY id DESC LIMIT ${NEAR.pins}) x
    WHERE NOT EXISTS (SELECT 1 FROM pins o WHERE o.owner_id = ${viewerId} AND o.picture_id = x.picture_id AND o.deleted_at IS NULL AND o.id <= ${anchor})
    GROUP BY x.picture_id) n WHERE n.at <= ${NEAR.most} AND NOT ${isNewestFirst(viewerId)}`;
}

/** The newest pins that are nobody's save; the caller adds its conditions, order and limit. */
export function freshScan(cursor: string | null): RawBuilder<unknown> {
  return sql`SELECT p.id at, p.id pin_id FROM pins p WHERE p.audience = 0 AND p.deleted_at IS NULL AND p.via_pin_id IS NULL
    AND p.id < ${cursor ?? '0'}::bigint AND p.id <= ${anchor}`;
}

/**
 * The most saved pins of the day by rank, without those that are gone: a page walks past as many as there are, at most the
 * day's 2,000, each an index probe. The caller adds its conditions, order and limit.
 */
export function dailyScan(cursor: string | null): RawBuilder<unknown> {
  return sql`SELECT d.rank::bigint at, d.pin_id FROM home_daily d WHERE d.day = (SELECT day FROM chain) AND d.slot = 'all'
    AND d.rank > ${cursor ?? '2147483647'}::bigint AND d.since_id <= ${anchor}
    AND (SELECT 1 FROM pins o WHERE o.id = d.pin_id AND o.deleted_at IS NULL) IS NOT NULL`;
}

/** Where the sources begin. */
export const firstCursors = { following: TOP_ID, near: '0', fresh: TOP_ID, daily: '-1' };
