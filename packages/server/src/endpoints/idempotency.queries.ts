import { sql } from 'kysely';
import type { Database } from '../core/database/database.ts';

/** Takes a key for a call; false when another call has it. A key whose call died is free again after a minute. */
export async function claimKey(db: Database, claim: { scope: string; key: string; endpoint: string; bodyHash: Buffer }): Promise<boolean> {
  const { rows } = await sql`INSERT INTO idempotency_keys AS k (scope, key, endpoint, body_hash)
    VALUES (${claim.scope}, ${claim.key}, ${claim.endpoint}, ${claim.bodyHash})
    ON CONFLICT (scope, key) DO UPDATE SET endpoint = excluded.endpoint, body_hash = excluded.body_hash, created_at = now(), reply = NULL
      WHERE (k.reply IS NULL AND k.created_at < now() - interval '1 minute') OR k.created_at < now() - interval '1 day'
    RETURNING 1`.execute(db);
  return rows.length > 0;
}

export async function readKey(db: Database, scope: string, key: string) {
  return db
    .selectFrom('idempotency_keys')
    .select(['endpoint', 'body_hash', 'reply'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
}

export async function storeReply(db: Database, scope: string, key: string, reply: object): Promise<void> {
  await sql`UPDATE idempotency_keys SET reply = ${JSON.stringify(reply)}::jsonb WHERE scope = ${scope} AND key = ${key}`.execute(db);
}

export async function dropKey(db: Database, scope: string, key: string): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('scope', '=', scope).where('key', '=', key).execute();
}

/** Forgets the replies that are kept for somebody's repeated calls. */
export async function dropKeysOf(db: Database, scope: string): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('scope', '=', scope).execute();
}
