import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

export async function insertNonce(db: Database, hash: Buffer, seconds: number): Promise<void> {
  await sql`INSERT INTO sign_in_nonces (nonce_hash, expires_at) VALUES (${hash}, now() + ${seconds} * interval '1 second')`.execute(db);
}

/** Whether a nonce is one of ours and unused. */
export async function isNonceAlive(db: Database, hash: Buffer): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM sign_in_nonces WHERE nonce_hash = ${hash} AND expires_at > now()`.execute(db);
  return rows.length > 0;
}

/** Uses a nonce up: of many at once, one gets it. */
export async function takeNonce(db: Database, hash: Buffer): Promise<boolean> {
  const { rows } = await sql<{ isAlive: boolean }>`
    DELETE FROM sign_in_nonces WHERE nonce_hash = ${hash} RETURNING expires_at > now() "isAlive"`.execute(db);
  return rows[0]?.isAlive ?? false;
}

export async function isTokenSpent(db: Database, hash: Buffer): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM spent_access_tokens WHERE token_hash = ${hash}`.execute(db);
  return rows.length > 0;
}

/** Notes an access token as used; false when it was before. */
export async function spendToken(db: Database, hash: Buffer, until: Date): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO spent_access_tokens (token_hash, expires_at) VALUES (${hash}, ${until}) ON CONFLICT DO NOTHING RETURNING 1`.execute(db);
  return rows.length > 0;
}

export async function deleteOldProofs(db: Database): Promise<void> {
  await sql`DELETE FROM sign_in_nonces WHERE expires_at < now()`.execute(db);
  await sql`DELETE FROM spent_access_tokens WHERE expires_at < now()`.execute(db);
}
