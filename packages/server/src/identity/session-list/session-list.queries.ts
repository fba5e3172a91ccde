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

/** Ends one session of this person; false when they have none of this id. */
export async function deleteOwnSession(db: Database, userId: string, sessionId: string): Promise<boolean> {
  const { rows } = await sql`DELETE FROM sessions WHERE id = ${sessionId} AND user_id = ${userId} RETURNING 1`.execute(db);
  return rows.length > 0;
}
