import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

/** A record of the protocol as it rests. */
export interface AppRecord {
  readonly model: string;
  readonly idHash: Buffer;
  readonly uidHash: Buffer | null;
  readonly grantHash: Buffer | null;
  readonly userId: string | null;
  readonly clientId: string | null;
  readonly sealed: string;
  readonly seconds: number;
}

export interface StoredRecord {
  readonly sealed: string;
  /** Epoch seconds. */
  readonly consumed: number | null;
}

export async function saveRecord(db: Database, record: AppRecord): Promise<void> {
  await sql`
    INSERT INTO app_records (model, id_hash, uid_hash, grant_hash, user_id, client_id, sealed, expires_at)
    VALUES (${record.model}, ${record.idHash}, ${record.uidHash}, ${record.grantHash}, ${record.userId}::bigint, ${record.clientId}, ${record.sealed},
      now() + ${record.seconds} * interval '1 second')
    ON CONFLICT (model, id_hash) DO UPDATE SET uid_hash = excluded.uid_hash, grant_hash = excluded.grant_hash, user_id = excluded.user_id,
      client_id = excluded.client_id, sealed = excluded.sealed, expires_at = excluded.expires_at`.execute(db);
}

export async function findRecord(db: Database, model: string, idHash: Buffer): Promise<StoredRecord | undefined> {
  const { rows } = await sql<StoredRecord>`
    SELECT sealed, extract(epoch FROM consumed_at)::float8 consumed FROM app_records
    WHERE model = ${model} AND id_hash = ${idHash} AND expires_at > now()`.execute(db);
  return rows[0];
}

export async function findRecordByUid(db: Database, model: string, uidHash: Buffer): Promise<StoredRecord | undefined> {
  const { rows } = await sql<StoredRecord>`
    SELECT sealed, extract(epoch FROM consumed_at)::float8 consumed FROM app_records
    WHERE uid_hash = ${uidHash} AND model = ${model} AND expires_at > now()`.execute(db);
  return rows[0];
}

/** Uses a record up: of many that come at once, one does. */
export async function consumeRecord(db: Database, model: string, idHash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    UPDATE app_records SET consumed_at = now() WHERE model = ${model} AND id_hash = ${idHash} AND consumed_at IS NULL RETURNING 1`.execute(
    db,
  );
  return rows.length > 0;
}

export async function deleteRecord(db: Database, model: string, idHash: Buffer): Promise<void> {
  await sql`DELETE FROM app_records WHERE model = ${model} AND id_hash = ${idHash}`.execute(db);
}

export async function deleteRecordsOfGrant(db: Database, grantHash: Buffer): Promise<void> {
  await sql`DELETE FROM app_records WHERE grant_hash = ${grantHash}`.execute(db);
}

/** What a person granted to whom, newest first. */
export async function selectGrants(db: Database, userId: string): Promise<{ sealed: string; client_id: string; created_at: Date }[]> {
  const { rows } = await sql<{ sealed: string; client_id: string; created_at: Date }>`
    SELECT sealed, client_id, created_at FROM app_records
    WHERE user_id = ${userId} AND model = 'Grant' AND client_id IS NOT NULL AND expires_at > now() ORDER BY created_at DESC`.execute(db);
  return rows;
}

/** Takes everything away that an app holds of a person; false when it holds nothing. */
export async function deleteRecordsOf(db: Database, userId: string, clientId: string | null): Promise<boolean> {
  const { rows } = await sql`
    DELETE FROM app_records WHERE user_id = ${userId} AND client_id IS NOT DISTINCT FROM coalesce(${clientId}::text, client_id) RETURNING 1`.execute(
    db,
  );
  return rows.length > 0;
}

export async function deleteRecordsOfApp(db: Database, clientId: string): Promise<void> {
  await sql`DELETE FROM app_records WHERE client_id = ${clientId}`.execute(db);
}

export async function deleteOldRecords(db: Database): Promise<void> {
  await sql`DELETE FROM app_records WHERE expires_at < now()`.execute(db);
}
