import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

/** Words that a moderator keeps. */
export interface SavedReplyRow {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

export async function selectSavedReplies(db: Database, userId: string): Promise<SavedReplyRow[]> {
  return db.selectFrom('saved_replies').select(['id', 'name', 'text']).where('user_id', '=', userId).orderBy('id').execute();
}

/** Keeps words under a name, in the place of those that had it; false where there are as many as there may be. */
export async function saveReply(
  db: Database,
  userId: string,
  { name, text, most }: { readonly name: string; readonly text: string; readonly most: number },
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`INSERT INTO saved_replies (user_id, name, text)
    SELECT ${userId}, ${name}, ${text} WHERE (SELECT count(*) FROM saved_replies WHERE user_id = ${userId} AND name <> ${name}) < ${most}
    ON CONFLICT (user_id, name) DO UPDATE SET text = excluded.text RETURNING id`.execute(db);
  return rows.length > 0;
}

export async function deleteSavedReply(db: Database, userId: string, id: string): Promise<void> {
  await db.deleteFrom('saved_replies').where('user_id', '=', userId).where('id', '=', id).execute();
}

export async function deleteSavedRepliesOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('saved_replies').where('user_id', '=', userId).execute();
}
