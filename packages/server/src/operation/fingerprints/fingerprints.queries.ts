import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

/** Notes a device of an account; false when it was noted within the day, which writes nothing. */
export async function upsertFingerprint(db: Database, seen: { userId: string; hash: string }): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO device_fingerprints AS known (user_id, fingerprint_hash) VALUES (${seen.userId}, ${seen.hash})
    ON CONFLICT (fingerprint_hash, user_id) DO UPDATE SET seen_at = now() WHERE known.seen_at < now() - interval '1 day'
    RETURNING 1`.execute(db);
  return rows.length > 0;
}

/** How many accounts a device was used by within the days that are kept. */
export async function countAccountsOf(db: Database, hash: string): Promise<number> {
  const { rows } = await sql<{ accounts: number }>`
    SELECT count(*)::int accounts FROM device_fingerprints WHERE fingerprint_hash = ${hash} AND seen_at > now() - interval '30 days'`.execute(
    db,
  );
  return rows[0]!.accounts;
}

/** A device is forgotten when an account was not used from it for 30 days. */
export async function deleteOldFingerprints(db: Database): Promise<void> {
  await sql`DELETE FROM device_fingerprints WHERE seen_at < now() - interval '30 days'`.execute(db);
}

export async function deleteFingerprintsOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('device_fingerprints').where('user_id', '=', userId).execute();
}

export async function selectFingerprintTimes(db: Database, userId: string): Promise<Date[]> {
  const rows = await db.selectFrom('device_fingerprints').select('seen_at').where('user_id', '=', userId).orderBy('seen_at').execute();
  return rows.map(({ seen_at }) => seen_at);
}
