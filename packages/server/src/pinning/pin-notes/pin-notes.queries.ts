import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';

/** A person's note on a pin, by the SQL reference of its id. */
export function noteOf(userId: string, pinId: RawBuilder<unknown>): RawBuilder<{ pin_note: string | null }> {
  return sql<{ pin_note: string | null }>`json_build_object('pin_note',
    (SELECT n.note FROM pin_notes n WHERE n.user_id = ${userId} AND n.pin_id = ${pinId}))`;
}

export async function upsertNote(db: Database, userId: string, pinId: string, note: string): Promise<void> {
  await sql`INSERT INTO pin_notes (user_id, pin_id, note) VALUES (${userId}, ${pinId}, ${note})
    ON CONFLICT (user_id, pin_id) DO UPDATE SET note = excluded.note, updated_at = now()`.execute(db);
}

export async function deleteNote(db: Database, userId: string, pinId: string): Promise<void> {
  await db.deleteFrom('pin_notes').where('user_id', '=', userId).where('pin_id', '=', pinId).execute();
}

export async function deleteNotesOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('pin_notes').where('user_id', '=', userId).execute();
}

export async function selectNotesForExport(db: Database, userId: string) {
  return db.selectFrom('pin_notes').select(['pin_id', 'note', 'updated_at']).where('user_id', '=', userId).orderBy('pin_id').execute();
}
