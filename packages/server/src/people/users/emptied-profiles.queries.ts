import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

/** Empties name, pictures and words of a profile, and keeps them with the case until they may come back. */
export async function emptyProfile(trx: Database, userId: string, caseId: string): Promise<void> {
  await sql`INSERT INTO removed_profiles (user_id, case_id, emptied_name, full_name, first_name, last_name, about, website_url, picture_signature, cover_signature)
    SELECT id, ${caseId}, username, full_name, first_name, last_name, about, website_url, picture_signature, cover_signature FROM users WHERE id = ${userId}
    ON CONFLICT (user_id, case_id) DO NOTHING`.execute(trx);
  await sql`UPDATE users SET full_name = username, first_name = username, last_name = '', about = '', website_url = NULL,
    picture_signature = NULL, cover_signature = NULL WHERE id = ${userId}`.execute(trx);
}

/** Brings back what a case emptied. What its person wrote or chose since stays. */
export async function refillProfile(trx: Database, userId: string, caseId: string): Promise<void> {
  await sql`WITH r AS (DELETE FROM removed_profiles WHERE user_id = ${userId} AND case_id = ${caseId} RETURNING *)
    UPDATE users u SET full_name = CASE WHEN u.full_name = r.emptied_name THEN r.full_name ELSE u.full_name END,
      first_name = CASE WHEN u.full_name = r.emptied_name THEN r.first_name ELSE u.first_name END,
      last_name = CASE WHEN u.full_name = r.emptied_name THEN r.last_name ELSE u.last_name END,
      about = CASE WHEN u.about = '' THEN r.about ELSE u.about END, website_url = coalesce(u.website_url, r.website_url),
      picture_signature = coalesce(u.picture_signature, r.picture_signature), cover_signature = coalesce(u.cover_signature, r.cover_signature)
    FROM r WHERE u.id = r.user_id`.execute(trx);
}
