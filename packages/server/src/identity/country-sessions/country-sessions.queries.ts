import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

/** Keeps a token of a living session; it has the rights of that one. */
export async function insertCountryToken(
  db: Database,
  token: { tokenHash: Buffer; sessionId: string; target: string; seconds: number },
): Promise<void> {
  await sql`INSERT INTO country_tokens (token_hash, user_id, session_id, is_limited, target, expires_at)
    SELECT ${token.tokenHash}, user_id, id, is_limited, ${token.target}, now() + ${token.seconds} * interval '1 second'
    FROM sessions WHERE id = ${token.sessionId}`.execute(db);
}

/** Uses a token up: of many that come at once, one gets it. Nothing for one that is too old or meant for another host. */
export async function takeCountryToken(
  db: Database,
  tokenHash: Buffer,
  target: string,
): Promise<{ userId: string; isLimited: boolean } | null> {
  const { rows } = await sql<{ userId: string; isLimited: boolean; isAlive: boolean }>`
    DELETE FROM country_tokens t USING users u WHERE t.token_hash = ${tokenHash} AND u.id = t.user_id
    RETURNING t.user_id "userId", t.is_limited "isLimited", t.expires_at > now() AND t.target = ${target} AND u.state = 0 "isAlive"`.execute(
    db,
  );
  const [taken] = rows;
  return taken?.isAlive ? { userId: taken.userId, isLimited: taken.isLimited } : null;
}

export async function deleteDeadCountryTokens(db: Database): Promise<void> {
  await sql`DELETE FROM country_tokens WHERE expires_at < now()`.execute(db);
}

export async function deleteCountryTokensOf(db: Database, userId: string): Promise<void> {
  await sql`DELETE FROM country_tokens WHERE user_id = ${userId}`.execute(db);
}
