import { sql } from 'kysely';
import type { Database } from '../core/database/database.ts';

/** A key that a call has taken, and since when. */
export interface Claim {
  readonly scope: string;
  readonly key: string;
  readonly since: string;
}

type Wanted = { scope: string; key: string; endpoint: string; bodyHash: Buffer; atomic: boolean };

/**
 * Takes a key for a call; null when another call has it. A key whose call died is free again after a minute when the
 * effect died with it; of any other nobody knows, so that it stays taken.
 */
export async function claimKey(db: Database, { scope, key, endpoint, bodyHash, atomic }: Wanted): Promise<Claim | null> {
  const { rows } = await sql<{ since: string }>`INSERT INTO idempotency_keys AS k (scope, key, endpoint, body_hash)
    VALUES (${scope}, ${key}, ${endpoint}, ${bodyHash})
    ON CONFLICT (scope, key) DO UPDATE SET endpoint = excluded.endpoint, body_hash = excluded.body_hash, created_at = now(), reply = NULL
      WHERE (${atomic} AND k.reply IS NULL AND k.created_at < now() - interval '1 minute') OR k.created_at < now() - interval '1 day'
    RETURNING created_at::text AS since`.execute(db);
  return rows[0] ? { scope, key, since: rows[0].since } : null;
}

export async function readKey(db: Database, scope: string, key: string) {
  return db
    .selectFrom('idempotency_keys')
    .select(['endpoint', 'body_hash', 'reply', sql<boolean>`created_at < now() - interval '1 minute'`.as('is_old')])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
}

const isHeldBy = ({ scope, key, since }: Claim) =>
  sql<boolean>`scope = ${scope} AND key = ${key} AND created_at = ${since}::timestamptz AND reply IS NULL`;

/** Keeps a call's reply; false when another call has taken its key in the meantime. */
export async function storeReply(db: Database, claim: Claim, reply: object): Promise<boolean> {
  const { numAffectedRows } =
    await sql`UPDATE idempotency_keys SET reply = ${JSON.stringify(reply)}::jsonb WHERE ${isHeldBy(claim)}`.execute(db);
  return numAffectedRows === 1n;
}

/** Frees the key of a call that failed, unless its reply was kept after all. */
export async function dropKey(db: Database, claim: Claim): Promise<void> {
  await sql`DELETE FROM idempotency_keys WHERE ${isHeldBy(claim)}`.execute(db);
}

const MOST_AT_ONCE = 10_000;

/** Forgets the next keys that are a day old, with their replies; returns how many there were. */
export async function dropOldKeys(db: Database): Promise<number> {
  const { numAffectedRows = 0n } = await sql`DELETE FROM idempotency_keys WHERE (scope, key) IN
    (SELECT scope, key FROM idempotency_keys WHERE created_at < now() - interval '1 day' ORDER BY created_at LIMIT ${MOST_AT_ONCE})`.execute(
    db,
  );
  return Number(numAffectedRows);
}

/** Forgets the replies that are kept for somebody's repeated calls. */
export async function dropKeysOf(db: Database, scope: string): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('scope', '=', scope).execute();
}
