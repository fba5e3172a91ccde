import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { followedKinds, followingScan, nearScan } from './sources.queries.ts';

/** From so many sources on, a list is made once and read from there. It is so long, and new chains begin with it for so long. */
const MANY_SOURCES = 300;
const KEPT_PINS = 800;
const KEPT_SECONDS = 60;

export interface KeptFeedRequest {
  readonly viewerId: string;
  readonly isFirst: boolean;
  readonly cursor: string | null;
  readonly limit: number;
}

/**
 * What somebody follows, as CTEs: `kept` (the stored list, its first id being the anchor that it was made for), `chain`,
 * `following`, and, on a first page of more than 300 sources without a list, `stored`. A page that the list does not reach is
 * pulled from the sources. A chain that begins with a list takes its anchor, so that both agree on what is new. Whether a pin may be
 * seen, and whether its source is still followed, is decided when it is read. 2,000 sources: 740 buffers a page at 1M pins, 9,200 where the list is made.
 */
export function keptFeed(
  { viewerId, isFirst, cursor, limit }: KeptFeedRequest,
  chain: (kept: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const wanted = sql`(SELECT wanted FROM way)`;
  const key = keyOf(viewerId);
  // A list that is made is longer than a page: the same scan goes on for it.
  const many = isFirst ? sql`CASE WHEN ${countsMany(viewerId)} THEN ${KEPT_PINS}::int ELSE ${limit}::int END` : sql`${limit}::int`;
  const stored = isFirst
    ? sql`stored AS (INSERT INTO feed_snapshots AS f (key, ids) SELECT ${key}, (SELECT anchor FROM chain) || array_agg(m.at ORDER BY m.at DESC) FROM pulled m
        WHERE ${wanted} = ${KEPT_PINS} HAVING count(*) > 0 ON CONFLICT (key) DO UPDATE SET ids = excluded.ids, built_at = now()),`
    : sql``;
  return sql`kept AS MATERIALIZED (SELECT ids, ids[1] anchor FROM feed_snapshots
      WHERE key = ${key} ${isFirst ? sql`AND built_at > now() - make_interval(secs => ${KEPT_SECONDS})` : sql``}),
    chain AS MATERIALIZED (${chain(sql`(SELECT anchor FROM kept)`)}),
    listed AS MATERIALIZED (SELECT o.id FROM kept CROSS JOIN LATERAL unnest(kept.ids) WITH ORDINALITY o(id, at)
      WHERE o.at > 1 AND o.id < ${cursor ?? '0'}::bigint AND o.id <= (SELECT anchor FROM chain) ORDER BY o.id DESC LIMIT ${limit}),
    way AS MATERIALIZED (SELECT CASE WHEN (SELECT count(*) FROM listed) = ${limit} OR (SELECT cardinality(ids) <= ${KEPT_PINS} FROM kept) THEN 0 ELSE ${many} END AS wanted),
    pulled AS MATERIALIZED (${followingScan(viewerId, cursor, wanted)}), ${stored}
    following AS MATERIALIZED (SELECT id at, id pin_id FROM listed WHERE ${wanted} = 0
      UNION ALL (SELECT at, pin_id FROM pulled ORDER BY at DESC LIMIT ${limit})),`;
}

/**
 * What is near, as the CTE `near_all`. The first page of a chain that gets so far makes it. Later pages read it, because they
 * would find the same at ten times the cost. Kept are the chain's anchor in the key, then the pins, then their pictures.
 */
export function keptNear(viewerId: string): RawBuilder<unknown> {
  const key = sql`(SELECT ${`near:${viewerId}:`} || anchor FROM chain)`;
  return sql`near_kept AS MATERIALIZED (SELECT ids, cardinality(ids) / 2 half FROM feed_snapshots WHERE key = ${key}),
    near_made AS MATERIALIZED (${nearScan(viewerId)} AND NOT EXISTS (SELECT 1 FROM near_kept)),
    near_stored AS (INSERT INTO feed_snapshots (key, ids) SELECT ${key}, array_agg(pin_id ORDER BY at) || array_agg(picture_id ORDER BY at)
      FROM near_made HAVING count(*) > 0 ON CONFLICT DO NOTHING),
    near_all AS MATERIALIZED (SELECT at, pin_id, picture_id FROM near_made
      UNION ALL SELECT o.at, o.pin_id, o.picture_id FROM near_kept k
        CROSS JOIN LATERAL unnest(k.ids[:k.half], k.ids[k.half + 1:]) WITH ORDINALITY o(pin_id, picture_id, at)),`;
}

function keyOf(viewerId: string): string {
  return `following:${viewerId}`;
}

function countsMany(viewerId: string): RawBuilder<boolean> {
  const counts = followedKinds.map(
    ({ follows }) =>
      sql`(SELECT count(*) FROM (SELECT 1 FROM ${sql.table(follows)} WHERE follower_id = ${viewerId} LIMIT ${MANY_SOURCES + 1}) s)`,
  );
  return sql<boolean>`${sql.join(counts, sql` + `)} > ${MANY_SOURCES}`;
}

/** Lets go of lists that no chain of pages reads any more. */
export async function dropOldFeeds(db: Database): Promise<void> {
  await sql`DELETE FROM feed_snapshots WHERE built_at < now() - interval '1 hour'`.execute(db);
}
