import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { deleteFollow } from './follows.queries.ts';

/** Blocks somebody, once; neither of the two follows the other any more. */
export async function insertBlock(db: Database, userId: string, blockedId: string): Promise<void> {
  await sql`INSERT INTO blocks (user_id, blocked_id) VALUES (${userId}, ${blockedId}) ON CONFLICT DO NOTHING`.execute(db);
  await deleteFollow(db, userId, blockedId);
  await deleteFollow(db, blockedId, userId);
}
