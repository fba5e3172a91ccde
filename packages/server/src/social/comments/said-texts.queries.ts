import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { sameTextHourly, sameTextLeast } from '@bowerbird/domain/social/abuse-rules.ts';
import { foldLookAlikes } from '@bowerbird/domain/social/filtered-words.ts';
import type { Database } from '../../core/database/database.ts';

/** The same for texts that differ in look-alikes, spaces, signs and case alone. Nothing for what is too short to tell. */
function textHash(text: string): Buffer | null {
  const letters = foldLookAlikes(text).replace(/[^\p{L}\p{N}]/gu, '');
  return letters.length < sameTextLeast ? null : createHash('sha256').update(letters).digest();
}

/** Keeps what somebody said, in a new comment or a changed one. False where they said the same too often within the hour. */
export async function keepSaidText(trx: Database, said: { commentId: string; userId: string; text: string }): Promise<boolean> {
  const hash = textHash(said.text);
  if (hash === null) return true;
  const { rows } = await sql<{
    comment_id: string;
  }>`INSERT INTO said_texts (comment_id, user_id, hash) SELECT ${said.commentId}, ${said.userId}, ${hash}
    WHERE (SELECT count(*) FROM said_texts WHERE hash = ${hash} AND user_id = ${said.userId} AND comment_id <> ${said.commentId}
      AND said_at > now() - interval '1 hour') < ${sameTextHourly}
    ON CONFLICT (comment_id, hash) DO UPDATE SET said_at = now() RETURNING comment_id`.execute(trx);
  return rows.length > 0;
}

/** No rule looks farther back than a day. */
export async function deleteOldTexts(db: Database): Promise<void> {
  await sql`DELETE FROM said_texts WHERE said_at < now() - interval '2 days'`.execute(db);
}

export async function deleteSaidTextsOf(db: Database, userId: string): Promise<void> {
  await sql`DELETE FROM said_texts WHERE user_id = ${userId}`.execute(db);
}
