import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import type { SignedInViewer, Viewer } from '../../endpoints/viewer.ts';
import type { NamesWanted } from '../../people/suggestions/index.ts';
import { notBlocked, userVisibleTo } from '../../people/users/index.ts';
import { letsMention, type Talk } from './comments.access.ts';

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

/** Somebody who may be named; the username is in lower case. */
export interface Mentionable {
  readonly id: string;
  readonly username: string;
  readonly full_name: string;
}

/** Those of these people whom the viewer sees and who let the viewer mention them. */
export async function selectMentionable(
  db: Database,
  viewer: SignedInViewer,
  wanted: { readonly usernames: readonly string[]; readonly ids: readonly string[] },
): Promise<Mentionable[]> {
  const { rows } = await sql<Mentionable>`
    SELECT u.id::text id, lower(u.username) username, u.full_name FROM users u
    WHERE u.id IN (SELECT id FROM users WHERE lower(username) = ANY(${wanted.usernames}::text[]) UNION SELECT unnest(${wanted.ids}::bigint[]))
      AND ${userVisibleTo(viewer, 'u')} AND ${notBlocked(viewer, sql.ref('u.id'))} AND ${letsMention(viewer, sql.ref('u.id'))}`.execute(db);
  return rows;
}

const MOST_LOOKED_AT = 300;

/** Whose a pin or a board is, then those who talk about it. Of all people, those who let the viewer mention them. */
export function mentionableUnder(viewer: SignedInViewer, { type, id }: Talk): Pick<NamesWanted, 'first' | 'allowed'> {
  return {
    first: sql`SELECT t.owner_id AS id, -2 AS rank FROM ${sql.table(`${type}s`)} t WHERE t.id = ${id}
      UNION ALL (SELECT c.user_id, -1 FROM comments c WHERE ${sql.ref(`c.${type}_id`)} = ${id} AND c.deleted_at IS NULL ORDER BY c.id DESC LIMIT ${sql.lit(MOST_LOOKED_AT)})`,
    allowed: letsMention(viewer, sql.ref('u.id')),
  };
}

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
