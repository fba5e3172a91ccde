import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

/** The translation of a comment into a language, made of these very words. */
export async function selectTranslation(db: Database, commentId: string, language: string, text: string): Promise<string | undefined> {
  const { rows } = await sql<{ text: string }>`SELECT text FROM comment_translations
    WHERE comment_id = ${commentId} AND language = ${language} AND of_text = md5(${text})`.execute(db);
  return rows[0]?.text;
}

/** Keeps a translation in the place of an earlier one; nothing where the comment has gone meanwhile. */
export async function saveTranslation(
  db: Database,
  made: { readonly commentId: string; readonly language: string; readonly text: string; readonly translated: string },
): Promise<void> {
  await sql`INSERT INTO comment_translations (comment_id, language, of_text, text)
    SELECT id, ${made.language}, md5(${made.text}), ${made.translated} FROM comments WHERE id = ${made.commentId}
    ON CONFLICT (comment_id, language) DO UPDATE SET of_text = excluded.of_text, text = excluded.text, created_at = now()`.execute(db);
}
