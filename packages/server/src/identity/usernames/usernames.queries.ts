import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

/** How long a former username leads to the new one, and is nobody else's. */
const REDIRECT_DAYS = 90;

/** Which of these usernames somebody else has, or had within 90 days; in lower case. */
export async function selectTaken(db: Database, usernames: readonly string[], exceptUserId: string): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    SELECT n.name FROM unnest(${usernames.map((name) => name.toLowerCase())}::text[]) n(name)
    WHERE EXISTS (SELECT 1 FROM users u WHERE lower(u.username) = n.name AND u.id <> ${exceptUserId})
      OR EXISTS (SELECT 1 FROM username_redirects r WHERE r.old_username = n.name AND r.until > now() AND r.user_id <> ${exceptUserId})`.execute(
    db,
  );
  return new Set(rows.map(({ name }) => name));
}

/** The present username, locked, with the number of former ones that are still kept. */
export async function lockUsername(trx: Database, userId: string): Promise<{ username: string; kept: number } | undefined> {
  const { rows } = await sql<{ username: string; kept: number }>`
    SELECT username, (SELECT count(*)::int FROM username_redirects r WHERE r.user_id = u.id AND r.until > now()) kept
    FROM users u WHERE id = ${userId} FOR UPDATE OF u`.execute(trx);
  return rows[0];
}

/** Renames; the former name leads on for 90 days, and a former name that is taken back no longer leads away. */
export async function renameUser(trx: Database, userId: string, names: { former: string; username: string }): Promise<void> {
  await sql`DELETE FROM username_redirects WHERE old_username = lower(${names.username}) AND (user_id = ${userId} OR until <= now())`.execute(
    trx,
  );
  await sql`UPDATE users SET username = ${names.username} WHERE id = ${userId}`.execute(trx);
  if (names.former.toLowerCase() === names.username.toLowerCase()) return;
  await sql`INSERT INTO username_redirects (old_username, user_id, until) VALUES (lower(${names.former}), ${userId}, now() + ${REDIRECT_DAYS} * interval '1 day')
    ON CONFLICT (old_username) DO UPDATE SET user_id = excluded.user_id, until = excluded.until`.execute(trx);
}
