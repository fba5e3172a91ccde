import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import type { SignedInViewer, Viewer } from '../../endpoints/viewer.ts';
import { isListed, namedUserColumns, notBlocked, userVisibleTo } from '../../people/users/index.ts';
import { letsMention } from './comments.access.ts';

/** Somebody named in a comment, and where. */
export interface MentionJson {
  readonly start: number;
  readonly length: number;
  readonly user_id: string;
  readonly user_username: string;
  readonly user_full_name: string;
  readonly user_picture_signature: string | null;
}

/** Whom a comment (`c`) names, as far as the viewer may see them. Ids are text, because numbers in JSON are not exact enough. */
export function mentionColumn(viewer: Viewer) {
  return sql`(SELECT json_agg(json_build_object('start', m.start, 'length', m.length, 'user_id', mu.id::text, 'user_username', mu.username,
      'user_full_name', mu.full_name, 'user_picture_signature', mu.picture_signature) ORDER BY m.start)
    FROM comment_mentions m JOIN users mu ON mu.id = m.user_id
    WHERE m.comment_id = c.id AND ${userVisibleTo(viewer, 'mu')} AND ${notBlocked(viewer, sql.ref('mu.id'))}) AS mentions`;
}

/** Those of these people whom the viewer sees and who let the viewer mention them. */
export async function selectMentionable(
  db: Database,
  viewer: SignedInViewer,
  wanted: { readonly usernames: readonly string[]; readonly ids: readonly string[] },
): Promise<{ id: string; username: string }[]> {
  const { rows } = await sql<{ id: string; username: string }>`
    SELECT u.id::text id, lower(u.username) username FROM users u
    WHERE u.id IN (SELECT id FROM users WHERE lower(username) = ANY(${wanted.usernames}::text[]) UNION SELECT unnest(${wanted.ids}::bigint[]))
      AND ${userVisibleTo(viewer, 'u')} AND ${notBlocked(viewer, sql.ref('u.id'))} AND ${letsMention(viewer, sql.ref('u.id'))}`.execute(db);
  return rows;
}

/** How many people of each kind are looked at, and how many are suggested. */
const MOST_LOOKED_AT = 300;
const MOST_SUGGESTED = 6;

/**
 * People whose username, or a word of whose name, begins with the term: those who made and talk about a pin, those whom the
 * viewer follows, their followers, then others by username alone. Only those who let the viewer mention them.
 */
export async function selectNamesakes(
  db: Database,
  viewer: SignedInViewer,
  { pinId, term }: { readonly pinId: string; readonly term: string },
): Promise<SuggestedRow[]> {
  const me = viewer.userId;
  // Not LIKE, whose pattern the plan of a prepared statement does not know.
  const begins = (text: RawBuilder<unknown>) => sql`(${text} ~>=~ ${term} AND ${text} ~<~ ${`${term}\u{10ffff}`})`;
  const { rows } = await sql<SuggestedRow>`
    WITH known AS (
      SELECT p.owner_id AS id, 0 AS rank FROM pins p WHERE p.id = ${pinId}
      UNION ALL (SELECT c.user_id, 1 FROM comments c WHERE c.pin_id = ${pinId} AND c.deleted_at IS NULL ORDER BY c.id DESC LIMIT ${sql.lit(MOST_LOOKED_AT)})
      UNION ALL (SELECT f.user_id, 2 FROM user_follows f WHERE f.follower_id = ${me} ORDER BY f.user_id DESC LIMIT ${sql.lit(MOST_LOOKED_AT)})
      UNION ALL (SELECT f.follower_id, 3 FROM user_follows f WHERE f.user_id = ${me} ORDER BY f.follower_id DESC LIMIT ${sql.lit(MOST_LOOKED_AT)})
      UNION ALL (SELECT u.id, 4 FROM users u WHERE ${begins(sql`lower(u.username)`)} AND u.state = 0 ORDER BY lower(u.username) USING ~<~ LIMIT ${sql.lit(MOST_LOOKED_AT)})),
    best AS (SELECT id, min(rank) AS rank FROM known GROUP BY id)
    SELECT ${namedUserColumns('u', 'user')} FROM best b JOIN users u ON u.id = b.id
    WHERE u.id <> ${me} AND ${userVisibleTo(viewer, 'u')} AND ${notBlocked(viewer, sql.ref('u.id'))} AND ${letsMention(viewer, sql.ref('u.id'))}
      AND (b.rank < 4 OR ${isListed('u')} OR lower(u.username) = ${term})
      AND (${begins(sql`lower(u.username)`)} OR EXISTS (SELECT 1 FROM regexp_split_to_table(lower(u.full_name), '\\s+') w WHERE ${begins(sql`w`)}))
    ORDER BY b.rank, lower(u.username) LIMIT ${sql.lit(MOST_SUGGESTED)}`.execute(db);
  return rows;
}

type SuggestedRow = Omit<MentionJson, 'start' | 'length'>;

export interface Mention {
  readonly userId: string;
  readonly start: number;
  readonly length: number;
}

/** Puts these mentions in the place of those that a comment has. */
export async function replaceMentions(db: Database, commentId: string, mentions: readonly Mention[]): Promise<void> {
  await sql`DELETE FROM comment_mentions WHERE comment_id = ${commentId}`.execute(db);
  if (mentions.length === 0) return;
  const column = (name: keyof Mention) => mentions.map((mention) => mention[name]);
  await sql`INSERT INTO comment_mentions (comment_id, user_id, start, length)
    SELECT ${commentId}::bigint, * FROM unnest(${column('userId')}::bigint[], ${column('start')}::smallint[], ${column('length')}::smallint[])
    ON CONFLICT DO NOTHING`.execute(db);
}

/** Takes the mentions of these people out of a comment; its text stays as it is. */
export async function deleteMentions(db: Database, commentId: string, userIds: readonly string[]): Promise<void> {
  await sql`DELETE FROM comment_mentions WHERE comment_id = ${commentId} AND user_id = ANY(${userIds}::bigint[])`.execute(db);
}

/** Takes somebody out of all that names them. */
export async function deleteMentionsOfPerson(db: Database, userId: string): Promise<void> {
  await sql`DELETE FROM comment_mentions WHERE user_id = ${userId}`.execute(db);
}
