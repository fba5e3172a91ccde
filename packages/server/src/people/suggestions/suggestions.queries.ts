import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { isListed, namedUserColumns, notBlocked, userVisibleTo } from '../users/index.ts';

/** How many people of each kind are looked at, and how many are suggested unless more are wanted. */
const MOST_LOOKED_AT = 300;
const MOST_SUGGESTED = 6;
/** The rank of people whom the viewer does not know. */
const UNKNOWN = 9;

export interface SuggestedRow {
  readonly user_id: string;
  readonly user_username: string;
  readonly user_full_name: string;
  readonly user_picture_signature: string | null;
}

export interface NamesWanted {
  /** In lower case. An empty one stands for everybody whom the viewer knows. */
  readonly term: string;
  /** People (`id`) who come before all others, in the order of `rank`, a number below 0. */
  readonly first?: RawBuilder<unknown>;
  /** Who of the people (`u`) may be suggested at all. */
  readonly allowed?: RawBuilder<boolean>;
  readonly size?: number;
}

/**
 * People whose username, or a word of whose name, begins with the term: those whom the viewer follows, their followers, then
 * others by username alone.
 */
export async function selectPeopleByName(db: Database, viewer: SignedInViewer, wanted: NamesWanted): Promise<SuggestedRow[]> {
  const me = viewer.userId;
  const { term, first = sql`SELECT 0::bigint AS id, 0 AS rank WHERE false`, allowed = sql<boolean>`true`, size = MOST_SUGGESTED } = wanted;
  // Not LIKE, whose pattern the plan of a prepared statement does not know.
  const begins = (text: RawBuilder<unknown>) => sql`(${text} ~>=~ ${term} AND ${text} ~<~ ${`${term}\u{10ffff}`})`;
  const most = sql.lit(MOST_LOOKED_AT);
  const { rows } = await sql<SuggestedRow>`
    WITH known AS (
      (${first})
      UNION ALL (SELECT f.user_id, 1 FROM user_follows f WHERE f.follower_id = ${me} ORDER BY f.user_id DESC LIMIT ${most})
      UNION ALL (SELECT f.follower_id, 2 FROM user_follows f WHERE f.user_id = ${me} ORDER BY f.follower_id DESC LIMIT ${most})
      UNION ALL (SELECT u.id, ${sql.lit(UNKNOWN)} FROM users u WHERE ${term} <> '' AND ${begins(sql`lower(u.username)`)} AND u.state = 0
        ORDER BY lower(u.username) USING ~<~ LIMIT ${most})),
    best AS (SELECT id, min(rank) AS rank FROM known GROUP BY id)
    SELECT ${namedUserColumns('u', 'user')} FROM best b JOIN users u ON u.id = b.id
    WHERE u.id <> ${me} AND ${userVisibleTo(viewer, 'u')} AND ${notBlocked(viewer, sql.ref('u.id'))} AND ${allowed}
      AND (b.rank < ${sql.lit(UNKNOWN)} OR ${isListed('u')} OR lower(u.username) = ${term})
      AND (${begins(sql`lower(u.username)`)} OR EXISTS (SELECT 1 FROM regexp_split_to_table(lower(u.full_name), '\\s+') w WHERE ${begins(sql`w`)}))
    ORDER BY b.rank, lower(u.username) LIMIT ${size}`.execute(db);
  return rows;
}
