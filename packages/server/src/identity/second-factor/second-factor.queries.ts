import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';

export interface SecondFactorRow {
  readonly sealed_secret: string;
  readonly confirmed_at: Date | null;
  readonly codes: number;
}

export async function selectSecondFactor(db: Database, userId: string): Promise<SecondFactorRow | undefined> {
  const { rows } = await sql<SecondFactorRow>`
    SELECT f.sealed_secret, f.confirmed_at, (SELECT count(*)::int FROM recovery_codes c WHERE c.user_id = f.user_id) codes
    FROM second_factors f WHERE f.user_id = ${userId}`.execute(db);
  return rows[0];
}

/** Whether an account asks for a second factor on this device. */
export async function selectIsNeeded(db: Database, userId: string, deviceHash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM second_factors f WHERE f.user_id = ${userId} AND f.confirmed_at IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM known_devices k WHERE k.user_id = f.user_id AND k.device_hash = ${deviceHash} AND k.trusted_until > now())`.execute(db);
  return rows.length > 0;
}

/** Begins an enrolment, anew if one was begun; false when one is complete. */
export async function insertEnrolment(db: Database, userId: string, sealedSecret: string): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO second_factors AS f (user_id, sealed_secret) VALUES (${userId}, ${sealedSecret})
    ON CONFLICT (user_id) DO UPDATE SET sealed_secret = excluded.sealed_secret, last_step = 0 WHERE f.confirmed_at IS NULL
    RETURNING 1`.execute(db);
  return rows.length > 0;
}

/** Uses a step up: of equal codes at once, one gets it; an older step never comes back. */
export async function takeStep(db: Database, userId: string, step: number): Promise<boolean> {
  const { rows } = await sql`
    UPDATE second_factors SET last_step = ${step} WHERE user_id = ${userId} AND last_step < ${step} RETURNING 1`.execute(db);
  return rows.length > 0;
}

export async function markConfirmed(db: Database, userId: string): Promise<boolean> {
  const { rows } = await sql`
    UPDATE second_factors SET confirmed_at = now() WHERE user_id = ${userId} AND confirmed_at IS NULL RETURNING 1`.execute(db);
  return rows.length > 0;
}

export async function takeRecoveryCode(db: Database, userId: string, codeHash: Buffer): Promise<boolean> {
  const { rows } = await sql`DELETE FROM recovery_codes WHERE user_id = ${userId} AND code_hash = ${codeHash} RETURNING 1`.execute(db);
  return rows.length > 0;
}

export async function replaceRecoveryCodes(db: Database, userId: string, hashes: readonly Buffer[]): Promise<void> {
  await sql`DELETE FROM recovery_codes WHERE user_id = ${userId}`.execute(db);
  await sql`INSERT INTO recovery_codes (user_id, code_hash) SELECT ${userId}, unnest(${hashes}::bytea[])`.execute(db);
}

/** Takes recovery codes away that were made since a moment: they replaced the person's own. */
export async function deleteRecoveryCodesSince(db: Database, userId: string, since: Date): Promise<void> {
  await sql`DELETE FROM recovery_codes WHERE user_id = ${userId} AND created_at >= ${since}`.execute(db);
}

/** Whether an account has a second factor that was begun or confirmed since a moment, and within some days. */
export async function selectIsYoung(db: Database, userId: string, since: Date, days: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM second_factors WHERE user_id = ${userId}
      AND coalesce(confirmed_at, now()) >= greatest(${since}::timestamptz, now() - ${days} * interval '1 day')`.execute(db);
  return rows.length > 0;
}

/** Takes the second factor away, and with it the trust in devices that stood on it. */
export async function deleteSecondFactor(db: Database, userId: string): Promise<void> {
  await sql`DELETE FROM second_factors WHERE user_id = ${userId}`.execute(db);
  await sql`DELETE FROM recovery_codes WHERE user_id = ${userId}`.execute(db);
  await sql`UPDATE known_devices SET trusted_until = NULL WHERE user_id = ${userId} AND trusted_until IS NOT NULL`.execute(db);
}

/** Whether a person proves themselves by a second factor, by the SQL reference of their id. */
export function factorOf(userId: RawBuilder<unknown>): RawBuilder<{ can_enable_mfa: boolean; has_mfa_enabled: boolean }> {
  return sql`json_build_object('can_enable_mfa', true, 'has_mfa_enabled',
    EXISTS (SELECT 1 FROM second_factors f WHERE f.user_id = ${userId} AND f.confirmed_at IS NOT NULL))`;
}
