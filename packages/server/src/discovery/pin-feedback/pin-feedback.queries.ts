import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

/** Which of these pictures a person hid. */
export async function selectHiddenPictures(db: Database, userId: string, pictureIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ picture_id: string }>`SELECT picture_id FROM hidden_pins
    WHERE user_id = ${userId} AND picture_id = ANY(${pictureIds}::bigint[])`.execute(db);
  return new Set(rows.map((row) => row.picture_id));
}
