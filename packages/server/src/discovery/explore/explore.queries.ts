import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { strangerViewer, type Viewer } from '../../endpoints/viewer.ts';
import { isUserListed, isOfAdults, isPinShown, joinsOfPin } from '../pin-rules/index.ts';
import { notBlocked, notMuted, userVisibleTo } from '../../people/users/index.ts';

/** A search counts for as long. */
const DAYS = 7;
/** Fewer people than these would tell what one of them looked for, and are soon bought. */
const FEWEST_PEOPLE = 5;
/** Accounts are quickly made in a row. Nobody can make one of the demo world, which is to show what people look for at once. */
const isGrown = sql<boolean>`(u.is_demo OR u.created_at < now() - interval '1 day')`;
/** The newest people who are looked at, of whom some have no pins yet. */
const PEOPLE_LOOKED_AT = 300;
const FEWEST_PINS = 3;

export interface SearchedOften {
  readonly query: string;
  readonly people: number;
}

/** What most people searched for lately, each query as the last of them wrote it. */
export async function selectSearchedOften(db: Database, most: number): Promise<SearchedOften[]> {
  const { rows } = await sql<SearchedOften>`SELECT (array_agg(query ORDER BY searched_at DESC))[1] query, count(*)::int people
    FROM recent_searches r JOIN users u ON u.id = r.user_id AND u.state = 0 AND ${isGrown}
    WHERE searched_at > now() - ${DAYS} * interval '1 day' GROUP BY query_norm HAVING count(*) >= ${FEWEST_PEOPLE} ORDER BY 2 DESC, max(searched_at) DESC LIMIT ${most}`.execute(
    db,
  );
  return rows;
}

export interface TrendingRow extends SearchedOften {
  readonly pin_ids: readonly string[];
}

/** Replaces the list. */
export async function storeTrending(db: Database, rows: readonly TrendingRow[]): Promise<void> {
  await sql`WITH gone AS (DELETE FROM trending_searches WHERE position >= ${rows.length})
    INSERT INTO trending_searches (position, query, people, pin_ids)
    SELECT at - 1, value->>'query', (value->>'people')::int, ARRAY(SELECT jsonb_array_elements_text(value->'pin_ids'))::bigint[]
    FROM jsonb_array_elements(${JSON.stringify(rows)}::jsonb) WITH ORDINALITY e(value, at)
    ON CONFLICT (position) DO UPDATE SET query = excluded.query, people = excluded.people, pin_ids = excluded.pin_ids`.execute(db);
}

export async function selectTrending(db: Database): Promise<TrendingRow[]> {
  const { rows } = await sql<TrendingRow>`SELECT query, people, pin_ids::text[] pin_ids FROM trending_searches ORDER BY position`.execute(
    db,
  );
  return rows;
}

export interface NewPersonRow {
  readonly user_id: string;
  readonly pin_ids: readonly string[];
}

/** People who came last and show something, each with their newest pins; whom the viewer follows already is no news. */
export async function selectNewPeople(db: Database, viewer: Viewer, most: number): Promise<NewPersonRow[]> {
  const isFollowed = sql`EXISTS (SELECT 1 FROM user_follows f WHERE f.follower_id = ${viewer.userId}::bigint AND f.user_id = u.id)`;
  const { rows } = await sql<NewPersonRow>`
    SELECT u.id user_id, n.pin_ids FROM (SELECT * FROM users WHERE state = 0 AND NOT is_private ORDER BY id DESC LIMIT ${PEOPLE_LOOKED_AT}) u
      CROSS JOIN LATERAL (SELECT array_agg(x.id::text ORDER BY x.id DESC) pin_ids FROM (SELECT p.id FROM (SELECT * FROM pins WHERE owner_id = u.id AND deleted_at IS NULL
        ORDER BY id DESC LIMIT 20) p ${joinsOfPin('p')} WHERE ${isPinShown(strangerViewer, 'p')} AND ${isOfAdults('p')} ORDER BY p.id DESC LIMIT ${FEWEST_PINS}) x) n
    WHERE cardinality(n.pin_ids) = ${FEWEST_PINS} AND ${isUserListed('u')} AND ${userVisibleTo(viewer, 'u')} AND ${notBlocked(viewer, sql.ref('u.id'))}
      AND ${notMuted(viewer, sql.ref('u.id'))} AND u.id <> coalesce(${viewer.userId}::bigint, 0) AND NOT ${isFollowed}
    ORDER BY u.id DESC LIMIT ${most}`.execute(db);
  return rows;
}
