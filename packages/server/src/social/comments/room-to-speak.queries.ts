import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

/** What the rate of somebody's comments goes by. */
export interface Speaker {
  /** Whether their account is in its first day. */
  readonly is_new: boolean;
  readonly is_demo: boolean;
}

export async function selectSpeaker(db: Database, userId: string): Promise<Speaker> {
  const { rows } =
    await sql<Speaker>`SELECT created_at > now() - interval '1 day' AS is_new, is_demo FROM users WHERE id = ${userId}`.execute(db);
  return rows[0]!;
}
