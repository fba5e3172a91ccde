import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

export interface PasskeyRow {
  readonly id: string;
  readonly user_id: string;
  readonly credential_id: string;
  readonly public_key: Buffer;
  readonly counter: string;
  readonly transports: string[];
  readonly name: string;
  readonly created_at: Date;
  readonly used_at: Date | null;
}

export async function insertChallenge(db: Database, challenge: { hash: Buffer; userId: string | null; seconds: number }): Promise<void> {
  await sql`INSERT INTO passkey_challenges (challenge_hash, user_id, expires_at)
    VALUES (${challenge.hash}, ${challenge.userId}::bigint, now() + ${challenge.seconds} * interval '1 second')`.execute(db);
}

/** Uses a challenge up, if it was made for this person, or for nobody yet. */
export async function takeChallenge(db: Database, hash: Buffer, userId: string | null): Promise<boolean> {
  const { rows } = await sql<{ isAlive: boolean }>`
    DELETE FROM passkey_challenges WHERE challenge_hash = ${hash} AND user_id IS NOT DISTINCT FROM ${userId}::bigint
    RETURNING expires_at > now() "isAlive"`.execute(db);
  return rows[0]?.isAlive ?? false;
}

export async function deleteOldChallenges(db: Database): Promise<void> {
  await sql`DELETE FROM passkey_challenges WHERE expires_at < now()`.execute(db);
}

export async function selectPasskeys(db: Database, userId: string): Promise<PasskeyRow[]> {
  const { rows } = await sql<PasskeyRow>`SELECT * FROM passkeys WHERE user_id = ${userId} ORDER BY id`.execute(db);
  return rows;
}

/** The passkey of a credential, and whether its person may come in. */
export async function findPasskey(db: Database, credentialId: string): Promise<PasskeyRow | undefined> {
  const { rows } = await sql<PasskeyRow>`
    SELECT p.* FROM passkeys p JOIN users u ON u.id = p.user_id AND u.state <> 1 WHERE p.credential_id = ${credentialId}`.execute(db);
  return rows[0];
}

/** Keeps a passkey, unless its credential is known or its person has `most` already. */
export async function insertPasskey(
  db: Database,
  passkey: {
    userId: string;
    credentialId: string;
    publicKey: Buffer;
    counter: number;
    transports: readonly string[];
    name: string;
    most: number;
  },
): Promise<PasskeyRow | undefined> {
  const { rows } = await sql<PasskeyRow>`
    INSERT INTO passkeys (user_id, credential_id, public_key, counter, transports, name)
    SELECT ${passkey.userId}, ${passkey.credentialId}, ${passkey.publicKey}, ${passkey.counter}, ${passkey.transports}::text[], ${passkey.name}
    WHERE (SELECT count(*) FROM passkeys WHERE user_id = ${passkey.userId}) < ${passkey.most}
    ON CONFLICT DO NOTHING RETURNING *`.execute(db);
  return rows[0];
}

/** Notes a use. A counter that does not grow, where there is one, means a copied key: false. */
export async function markUsed(db: Database, id: string, counter: number): Promise<boolean> {
  const { rows } = await sql`
    UPDATE passkeys SET counter = ${counter}, used_at = now() WHERE id = ${id} AND (${counter}::bigint > counter OR (counter = 0 AND ${counter}::bigint = 0))
    RETURNING 1`.execute(db);
  return rows.length > 0;
}

export async function renamePasskey(db: Database, userId: string, id: string, name: string): Promise<PasskeyRow | undefined> {
  const { rows } = await sql<PasskeyRow>`
    UPDATE passkeys SET name = ${name} WHERE id = ${id} AND user_id = ${userId} RETURNING *`.execute(db);
  return rows[0];
}

export async function deletePasskey(db: Database, userId: string, id: string): Promise<boolean> {
  const { rows } = await sql`DELETE FROM passkeys WHERE id = ${id} AND user_id = ${userId} RETURNING 1`.execute(db);
  return rows.length > 0;
}

/** Takes away the passkeys that were added since a moment, and what waits to become one. */
export async function deletePasskeysSince(db: Database, userId: string, since: Date): Promise<void> {
  await sql`DELETE FROM passkeys WHERE user_id = ${userId} AND created_at >= ${since}`.execute(db);
  await sql`DELETE FROM passkey_challenges WHERE user_id = ${userId}`.execute(db);
}

export async function deletePasskeysOf(db: Database, userId: string): Promise<void> {
  await sql`DELETE FROM passkeys WHERE user_id = ${userId}`.execute(db);
  await sql`DELETE FROM passkey_challenges WHERE user_id = ${userId}`.execute(db);
}
