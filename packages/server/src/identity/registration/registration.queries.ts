import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

export async function selectIsOpen(db: Database): Promise<boolean> {
  const { rows } = await sql<{ is_open: boolean }>`SELECT is_registration_open is_open FROM registration_settings`.execute(db);
  return rows[0]?.is_open ?? true;
}

/** Opens or closes registration; false when it was so already. */
export async function saveIsOpen(db: Database, isOpen: boolean): Promise<boolean> {
  const { rows } = await sql<{ was_open: boolean }>`
    WITH before AS (SELECT is_registration_open FROM registration_settings)
    INSERT INTO registration_settings (is_registration_open) VALUES (${isOpen}::boolean)
    ON CONFLICT (id) DO UPDATE SET is_registration_open = excluded.is_registration_open
    RETURNING coalesce((SELECT is_registration_open FROM before), true) was_open`.execute(db);
  return rows[0]!.was_open !== isOpen;
}

export async function insertInvitation(db: Database, tokenHash: Buffer, days: number): Promise<void> {
  await sql`INSERT INTO invitations (token_hash, expires_at) VALUES (${tokenHash}, now() + ${days} * interval '1 day')`.execute(db);
}

export async function hasInvitation(db: Database, tokenHash: Buffer): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM invitations WHERE token_hash = ${tokenHash} AND expires_at > now()`.execute(db);
  return rows.length > 0;
}

/** Uses an invitation up: of many that come at once, one gets it. */
export async function takeInvitation(db: Database, tokenHash: Buffer): Promise<boolean> {
  const { rows } = await sql<{ is_alive: boolean }>`
    DELETE FROM invitations WHERE token_hash = ${tokenHash} RETURNING expires_at > now() is_alive`.execute(db);
  return rows[0]?.is_alive ?? false;
}

export async function deleteOldInvitations(db: Database): Promise<void> {
  await sql`DELETE FROM invitations WHERE expires_at < now()`.execute(db);
}
