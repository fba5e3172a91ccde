import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { joinedOf } from './conversations.access.ts';
import type { ChangedMessage } from './messages.queries.ts';

/** Keeps what a message says with a case, until it may come back. */
export async function keepRemovedMessage(trx: Database, messageId: string, caseId: string): Promise<void> {
  await sql`INSERT INTO removed_messages (message_id, case_id, user_id, text, pin_id, board_id, person_id, picture_id)
    SELECT id, ${caseId}, user_id, text, pin_id, board_id, person_id, picture_id FROM messages WHERE id = ${messageId} AND deleted_at IS NULL
    ON CONFLICT (message_id) DO NOTHING`.execute(trx);
}

/** Brings back what a message said before a case took it away; gives who is to be told. */
export async function refillMessage(trx: Database, messageId: string, caseId: string): Promise<ChangedMessage | undefined> {
  const { rows } = await sql<ChangedMessage>`
    WITH r AS (DELETE FROM removed_messages WHERE message_id = ${messageId} AND case_id = ${caseId} RETURNING *)
    UPDATE messages m SET deleted_at = NULL, text = r.text, pin_id = r.pin_id, board_id = r.board_id, person_id = r.person_id, picture_id = r.picture_id
    FROM r WHERE m.id = r.message_id RETURNING m.conversation_id, ${joinedOf(sql`m.conversation_id`)} AS told`.execute(trx);
  return rows[0];
}
