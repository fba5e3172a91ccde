import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

/** A living session as a request needs it. */
export interface LivingSession {
  readonly id: string;
  readonly user_id: string;
  readonly is_limited: boolean;
  readonly is_stale: boolean;
}

/** The session of a token, if it lives and its person may come in; a former token counts during its grace. */
export async function findSession(db: Database, tokenHash: Buffer): Promise<LivingSession | undefined> {
  const { rows } = await sql<LivingSession>`
    SELECT s.id, s.user_id, s.is_limited, s.seen_at < now() - interval '5 minutes' AS is_stale
    FROM sessions s JOIN users u ON u.id = s.user_id AND u.state = 0
    WHERE (s.token_hash = ${tokenHash} OR (s.former_token_hash = ${tokenHash} AND s.former_until > now()))
      AND s.expires_at > now()`.execute(db);
  return rows[0];
}

export async function insertSession(
  db: Database,
  session: { userId: string; tokenHash: Buffer; isLimited: boolean; device: string; days: number },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO sessions (user_id, token_hash, is_limited, device, expires_at)
    VALUES (${session.userId}, ${session.tokenHash}, ${session.isLimited}, ${session.device}, now() + ${session.days} * interval '1 day')
    RETURNING id`.execute(db);
  return rows[0]!.id;
}

export async function touchSession(db: Database, id: string): Promise<void> {
  await sql`UPDATE sessions SET seen_at = now() WHERE id = ${id} AND seen_at < now() - interval '5 minutes'`.execute(db);
}

/** Ends one session at once. */
export async function deleteSession(db: Database, id: string): Promise<void> {
  await sql`DELETE FROM sessions WHERE id = ${id}`.execute(db);
}
