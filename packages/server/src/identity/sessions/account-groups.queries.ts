import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

/** The accounts of one browser, as its cookie names them. */
export interface AccountGroup {
  readonly id: string;
  /** Whether the session that asks is one of it. */
  readonly has_session: boolean;
  readonly has_user: boolean;
  readonly size: number;
}

/** Finds a group by its token, and keeps others from changing it meanwhile. */
export async function lockGroup(
  db: Database,
  tokenHash: Buffer,
  asker: { sessionId: string | null; userId: string },
): Promise<AccountGroup | undefined> {
  await sql`SELECT 1 FROM account_groups WHERE token_hash = ${tokenHash} FOR UPDATE`.execute(db);
  const { rows } = await sql<AccountGroup>`
    SELECT g.id, coalesce(bool_or(s.id = ${asker.sessionId ?? '0'}), false) has_session,
      coalesce(bool_or(s.user_id = ${asker.userId}), false) has_user, count(s.id)::int size
    FROM account_groups g LEFT JOIN sessions s ON s.group_id = g.id WHERE g.token_hash = ${tokenHash} GROUP BY g.id`.execute(db);
  return rows[0];
}

export async function insertGroup(db: Database, tokenHash: Buffer): Promise<string> {
  const { rows } = await sql<{ id: string }>`INSERT INTO account_groups (token_hash) VALUES (${tokenHash}) RETURNING id`.execute(db);
  return rows[0]!.id;
}

/** Gives a group a new token; whoever has the former one has nothing. */
export async function renewGroup(db: Database, id: string, tokenHash: Buffer): Promise<void> {
  await sql`UPDATE account_groups SET token_hash = ${tokenHash} WHERE id = ${id}`.execute(db);
}

/** Takes a group away with every session of it. */
export async function deleteGroup(db: Database, id: string): Promise<void> {
  await sql`DELETE FROM account_groups WHERE id = ${id}`.execute(db);
}

export async function deleteGroupIfEmpty(db: Database, id: string): Promise<boolean> {
  const { rows } = await sql`DELETE FROM account_groups g WHERE id = ${id}
    AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.group_id = g.id) RETURNING 1`.execute(db);
  return rows.length > 0;
}

/** Lets a session rest in a group: under a token that nobody has, the one in use good for a short grace. */
export async function parkSession(
  db: Database,
  id: string,
  rest: { groupId: string; nobodysHash: Buffer; graceSeconds: number },
): Promise<void> {
  await sql`UPDATE sessions SET group_id = ${rest.groupId}, former_token_hash = token_hash,
      former_until = now() + ${rest.graceSeconds} * interval '1 second', token_hash = ${rest.nobodysHash}
    WHERE id = ${id}`.execute(db);
}

/**
 * Wakes a resting session of a group with a token of its own, as limited as it was; nothing for who may not come in. Woken
 * twice at once, both tokens are good for a short grace: nobody knows whose reply the browser gets last.
 */
export async function resumeSession(
  db: Database,
  rest: { groupId: string; userId: string; tokenHash: Buffer; device: string; place: string; days: number; graceSeconds: number },
): Promise<{ id: string; isLimited: boolean } | undefined> {
  const { rows } = await sql<{ id: string; isLimited: boolean }>`
    UPDATE sessions s SET token_hash = ${rest.tokenHash}, former_token_hash = s.token_hash,
      former_until = now() + ${rest.graceSeconds} * interval '1 second', token_made_at = now(), seen_at = now(),
      device = ${rest.device}, place = ${rest.place}, expires_at = now() + ${rest.days} * interval '1 day'
    FROM users u WHERE s.group_id = ${rest.groupId} AND s.user_id = ${rest.userId} AND s.expires_at > now()
      AND u.id = s.user_id AND u.state = 0
    RETURNING s.id, s.is_limited "isLimited"`.execute(db);
  return rows[0];
}

export async function deleteGroupSessionOf(db: Database, groupId: string, userId: string): Promise<void> {
  await sql`DELETE FROM sessions WHERE group_id = ${groupId} AND user_id = ${userId}`.execute(db);
}

/** The account by whose full session of this browser a business may be entered. */
export async function findOwnerIn(
  db: Database,
  browser: { groupId: string; sessionId: string | null },
  userId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ ownerId: string }>`
    SELECT o.owner_id "ownerId" FROM account_owners o
    JOIN sessions s ON s.user_id = o.owner_id AND (s.group_id = ${browser.groupId} OR s.id = ${browser.sessionId ?? '0'})
    JOIN users owner ON owner.id = o.owner_id AND owner.state = 0
    JOIN users u ON u.id = o.user_id AND u.state = 0
    WHERE o.user_id = ${userId} AND NOT s.is_limited AND s.via_user_id IS NULL AND s.expires_at > now()
    ORDER BY o.owner_id LIMIT 1`.execute(db);
  return rows[0]?.ownerId;
}
