import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

/** Whether somebody owns the instance, and whether they may write articles. */
export async function selectRoles(db: Database, userId: string): Promise<{ isOwner: boolean; isEditor: boolean }> {
  const { rows } = await sql<{ isOwner: boolean; isEditor: boolean }>`SELECT u.is_owner "isOwner",
    (u.is_owner OR EXISTS (SELECT 1 FROM editors e WHERE e.user_id = u.id)) "isEditor" FROM users u WHERE u.id = ${userId} AND u.state = 0`.execute(
    db,
  );
  return rows[0] ?? { isOwner: false, isEditor: false };
}

export async function selectEditors(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('editors').select('user_id').orderBy('created_at').execute();
  return rows.map((row) => row.user_id);
}

export async function insertEditor(db: Database, userId: string): Promise<void> {
  await sql`INSERT INTO editors (user_id) VALUES (${userId}) ON CONFLICT DO NOTHING`.execute(db);
}

export async function deleteEditor(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('editors').where('user_id', '=', userId).execute();
}
