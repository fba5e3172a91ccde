import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

/** What is noted of the instance's owner. */
export type ActName =
  | 'invited'
  | 'opened_registration'
  | 'closed_registration'
  | 'suspended'
  | 'unsuspended'
  | 'corrected_birthday'
  | 'added_topic'
  | 'changed_topic'
  | 'merged_topic';

/** Notes what the owner did: to somebody, or about something that is named. */
export async function insertAct(
  db: Database,
  act: ActName,
  whom: { userId?: string; about?: string; reason?: string } = {},
): Promise<void> {
  await sql`INSERT INTO operator_log (act, user_id, about, reason)
    VALUES (${act}, ${whom.userId ?? null}, ${whom.about ?? ''}, ${whom.reason ?? ''})`.execute(db);
}
