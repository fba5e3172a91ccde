import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

/** Above every id: a bound that the index can always use. */
const TOP_ID = '9223372036854775807';

export interface FeedbackRow {
  readonly id: string;
  readonly text: string;
  readonly source: string;
  readonly username: string;
  readonly full_name: string;
  readonly created_at: Date;
}

export async function insertFeedback(db: Database, feedback: { userId: string; text: string; source: string }): Promise<void> {
  await sql`INSERT INTO feedback (user_id, text, source) VALUES (${feedback.userId}, ${feedback.text}, ${feedback.source})`.execute(db);
}

export async function selectFeedback(db: Database, page: { before: string | null; most: number }): Promise<FeedbackRow[]> {
  const { rows } = await sql<FeedbackRow>`
    SELECT f.id, f.text, f.source, u.username, u.full_name, f.created_at FROM feedback f JOIN users u ON u.id = f.user_id
    WHERE f.id < ${page.before ?? TOP_ID} ORDER BY f.id DESC LIMIT ${page.most}`.execute(db);
  return rows;
}

/** Whether there was any of this id. */
export async function deleteFeedback(db: Database, id: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`DELETE FROM feedback WHERE id = ${id} RETURNING id`.execute(db);
  return rows.length > 0;
}

export async function deleteFeedbackOf(db: Database, userId: string): Promise<void> {
  await sql`DELETE FROM feedback WHERE user_id = ${userId}`.execute(db);
}

export async function selectFeedbackForExport(db: Database, userId: string) {
  return db.selectFrom('feedback').select(['text', 'source', 'created_at']).where('user_id', '=', userId).orderBy('id').execute();
}
