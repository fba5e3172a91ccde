import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

/** A person with their counters and what the viewer has to do with them. */
export interface UserRow {
  readonly id: string;
  readonly username: string;
  readonly full_name: string;
  readonly about: string;
  readonly picture_signature: string | null;
  readonly website_url: string | null;
  readonly is_private: boolean;
  readonly pins_public: number;
  readonly pins_all: number;
  readonly boards_public: number;
  readonly boards_secret: number;
  readonly followers: number;
  readonly following: number;
  readonly followed_by_me: boolean;
  readonly blocked_by_me: boolean;
}

/** The active people of these ids, in no order: one statement, whatever their number. */
export async function selectUsers(db: Database, ids: readonly string[], viewerId: string): Promise<UserRow[]> {
  const { rows } = await sql<UserRow>`
    SELECT u.id, u.username, u.full_name, u.about, u.picture_signature, u.website_url, u.is_private,
      coalesce(c.pins_public, 0) pins_public, coalesce(c.pins_all, 0) pins_all, coalesce(c.boards_public, 0) boards_public,
      coalesce(c.boards_secret, 0) boards_secret, coalesce(c.followers, 0) followers, coalesce(c.following, 0) following,
      f.user_id IS NOT NULL followed_by_me, b.blocked_id IS NOT NULL blocked_by_me
    FROM users u
    LEFT JOIN user_counters c ON c.user_id = u.id
    LEFT JOIN user_follows f ON f.follower_id = ${viewerId} AND f.user_id = u.id
    LEFT JOIN blocks b ON b.user_id = ${viewerId} AND b.blocked_id = u.id
    WHERE u.id = ANY(${ids}::bigint[]) AND u.state = 0`.execute(db);
  return rows;
}
