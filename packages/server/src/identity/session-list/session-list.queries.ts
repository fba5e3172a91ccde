import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

export interface SessionListRow {
  readonly id: string;
  readonly device: string;
  readonly place: string;
  readonly created_at: Date;
  readonly seen_at: Date;
}

const MOST_LISTED = 100;

export async function selectSessions(db: Database, userId: string): Promise<SessionListRow[]> {
  const { rows } = await sql<SessionListRow>`
    SELECT id, device, place, created_at, seen_at FROM sessions
    WHERE user_id = ${userId} AND expires_at > now() ORDER BY seen_at DESC, id DESC LIMIT ${MOST_LISTED}`.execute(db);
  return rows;
}

/** Ends one session of this person, and those of businesses entered from it; false when they have none of this id. */
export async function deleteOwnSession(db: Database, userId: string, sessionId: string): Promise<boolean> {
  const { rows } = await sql`DELETE FROM sessions s USING sessions own
    WHERE own.id = ${sessionId} AND own.user_id = ${userId}
      AND (s.id = own.id OR (s.group_id = own.group_id AND s.via_user_id = own.user_id)) RETURNING 1`.execute(db);
  return rows.length > 0;
}
