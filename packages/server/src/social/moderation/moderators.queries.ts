import { sql, type RawBuilder } from 'kysely';
import { accountStates } from '@bowerbird/domain/identity/account-state.ts';
import type { Database } from '../../core/database/database.ts';

/** Whether somebody decides about reports: the owner of the instance, and whom they chose. */
export async function selectIsModerator(db: Database, userId: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM users u WHERE u.id = ${userId} AND u.state = 0
    AND (u.is_owner OR EXISTS (SELECT 1 FROM moderators m WHERE m.user_id = u.id))`.execute(db);
  return rows.length > 0;
}

export async function selectIsOwner(db: Database, userId: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM users WHERE id = ${userId} AND is_owner`.execute(db);
  return rows.length > 0;
}

/** True in SQL when a person, by the alias of their row, is not being erased: their account keeps its name until that is done. */
export const isThere = (person: 'u' | 'a'): RawBuilder<boolean> => sql<boolean>`${sql.raw(person)}.state <> ${accountStates.erasing}`;

/** The ids of those who decide about reports: a query. */
export const deciders = sql`SELECT o.id FROM users o WHERE o.is_owner UNION ALL SELECT o.user_id FROM moderators o`;

/** Whether a case (`c`) has a moderator who neither decided it nor is its author. */
export const hasOtherModerator = sql<boolean>`EXISTS (SELECT 1 FROM users m WHERE m.state = 0
  AND m.id IN (${deciders})
  AND m.id <> c.author_id AND m.id IS DISTINCT FROM c.decided_by)`;

export async function selectModerators(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('moderators').select('user_id').orderBy('created_at').execute();
  return rows.map((row) => row.user_id);
}

export async function insertModerator(db: Database, userId: string): Promise<void> {
  await sql`INSERT INTO moderators (user_id) VALUES (${userId}) ON CONFLICT DO NOTHING`.execute(db);
}

export async function deleteModerator(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('moderators').where('user_id', '=', userId).execute();
}

/** Whether somebody decides about reports and whether they may write, by the SQL reference of their id. */
export function moderationOf(userId: RawBuilder<unknown>): RawBuilder<{ is_moderator: boolean; is_write_banned: boolean }> {
  return sql`(SELECT json_build_object('is_moderator', m.is_owner OR EXISTS (SELECT 1 FROM moderators d WHERE d.user_id = m.id),
      'is_write_banned', EXISTS (SELECT 1 FROM limited_people l WHERE l.user_id = m.id AND l.until > now()))
    FROM users m WHERE m.id = ${userId})`;
}
