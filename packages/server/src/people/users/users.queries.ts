import { sql, type RawBuilder } from 'kysely';
import { countWithWaiting } from '../../core/counters/index.ts';
import type { Database } from '../../core/database/database.ts';
import type { Columns } from '../../endpoints/slots.queries.ts';
import type { Viewer } from '../../endpoints/viewer.ts';
import { isListed, userVisibleTo } from './users.access.ts';

/** What names a person. */
export interface NamedUserRow {
  readonly id: string;
  readonly username: string;
  readonly full_name: string;
  readonly picture_signature: string | null;
}

/** What lists of people show of each. */
export interface UserCardRow extends NamedUserRow {
  readonly about: string;
  readonly followers: number;
  readonly followed_by_me: boolean;
}

/** A person with their counters and what the viewer has to do with them. */
export interface UserRow extends UserCardRow {
  readonly cover_signature: string | null;
  readonly is_hidden_from_search: boolean;
  readonly website_url: string | null;
  readonly is_private: boolean;
  readonly pins_public: number;
  readonly pins_all: number;
  readonly boards_public: number;
  readonly boards_secret: number;
  readonly following: number;
  readonly is_website_verified: boolean;
  readonly blocked_by_me: boolean;
  readonly muted_by_me: boolean;
}

const followersOf = (owner: string) => countWithWaiting('user_counters.followers', sql.ref('c.followers'), sql.ref(owner));

/** The columns that a statement reads of people (`u`), with the joins that these need. */
export interface UserColumns<Row> {
  readonly columns: RawBuilder<Columns<Row>>;
  readonly joins: RawBuilder<unknown>;
}

/** What lists of people show of each. */
export function userCardColumns(viewerId: string): UserColumns<UserCardRow> {
  return {
    columns: sql<
      Columns<UserCardRow>
    >`u.id::text AS id, u.username, u.full_name, u.about, u.picture_signature, ${followersOf('u.id')} followers, f.user_id IS NOT NULL followed_by_me`,
    joins: sql`LEFT JOIN user_counters c ON c.user_id = u.id LEFT JOIN user_follows f ON f.follower_id = ${viewerId} AND f.user_id = u.id`,
  };
}

/** Everything of people. */
export function wholeUserColumns(viewerId: string): UserColumns<UserRow> {
  const { columns, joins } = userCardColumns(viewerId);
  return {
    columns: sql<
      Columns<UserRow>
    >`${columns}, u.cover_signature, u.website_url, u.is_private, NOT ${isListed('u')} AS is_hidden_from_search,
      coalesce(c.pins_public, 0) pins_public, coalesce(c.pins_all, 0) pins_all, coalesce(c.boards_public, 0) boards_public,
      coalesce(c.boards_secret, 0) boards_secret, coalesce(c.following, 0) following,
      EXISTS (SELECT 1 FROM claimed_websites w WHERE w.user_id = u.id AND w.verified_at IS NOT NULL
        AND w.domain = substring(lower(u.website_url) FROM '^https?://(?:www\\.)?([^/:?#]+)')) is_website_verified,
      k.blocked_id IS NOT NULL blocked_by_me, m.muted_id IS NOT NULL muted_by_me`,
    joins: sql`${joins} LEFT JOIN blocks k ON k.user_id = ${viewerId} AND k.blocked_id = u.id
      LEFT JOIN mutes m ON m.user_id = ${viewerId} AND m.muted_id = u.id`,
  };
}

/** The id of somebody who may be seen, by username; a former one counts for 90 days after a rename. */
export async function findIdByUsername(db: Database, username: string, viewer: Viewer): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT u.id FROM (
      SELECT id FROM users WHERE lower(username) = lower(${username})
      UNION ALL SELECT user_id FROM username_redirects WHERE old_username = lower(${username}) AND until > now()
      LIMIT 1) found
    JOIN users u ON u.id = found.id
    WHERE ${userVisibleTo(viewer, 'u')}`.execute(db);
  return rows[0]?.id;
}

/** Changes what is given; the name question is answered by a name, or skipped. */
export async function updateUser(
  db: Database,
  id: string,
  changes: {
    fullName: string | null;
    firstName: string | null;
    lastName: string | null;
    about: string | null;
    website: string | null;
    isNameAnswered: boolean;
  },
): Promise<void> {
  await sql`UPDATE users SET
      full_name = coalesce(${changes.fullName}::text, full_name), first_name = coalesce(${changes.firstName}::text, first_name),
      last_name = coalesce(${changes.lastName}::text, last_name), about = coalesce(${changes.about}::text, about),
      website_url = CASE WHEN ${changes.website}::text IS NULL THEN website_url ELSE nullif(${changes.website}::text, '') END,
      name_asked_at = CASE WHEN ${changes.isNameAnswered}::boolean THEN now() ELSE name_asked_at END
    WHERE id = ${id}`.execute(db);
}

export async function selectNames(db: Database, id: string): Promise<{ first_name: string; last_name: string } | undefined> {
  return db.selectFrom('users').select(['first_name', 'last_name']).where('id', '=', id).executeTakeFirst();
}

export async function selectOwnCounters(db: Database, id: string) {
  return db
    .selectFrom('users as u')
    .leftJoin('user_counters as c', 'c.user_id', 'u.id')
    .select(['u.picture_signature', 'u.cover_signature', 'c.pins_all', 'c.boards_public', 'c.boards_secret', 'c.following'])
    .select(followersOf('u.id').as('followers'))
    .where('u.id', '=', id)
    .executeTakeFirst();
}

/** What the viewer record says of a person's followers and pictures. */
export type OwnProfileRow = { readonly followers: number } & Pick<UserRow, 'picture_signature' | 'cover_signature'>;

export function ownProfile(userId: RawBuilder<unknown>): RawBuilder<OwnProfileRow> {
  return sql`(SELECT json_build_object('followers', ${followersOf('p.id')}, 'picture_signature', p.picture_signature, 'cover_signature', p.cover_signature)
    FROM users p LEFT JOIN user_counters c ON c.user_id = p.id WHERE p.id = ${userId})`;
}

export async function deleteCounters(db: Database, id: string): Promise<void> {
  await sql`DELETE FROM user_counters WHERE user_id = ${id}`.execute(db);
}
