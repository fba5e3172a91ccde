import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

/**
 * Whether anybody but its author sees a comment for its words. It is held, so that this stays until the transaction ends. Its thread
 * is held first, as wherever comments are counted.
 */
export async function holdIsSeen(trx: Database, id: string): Promise<boolean> {
  await sql`SELECT 1 FROM comments c JOIN comments t ON t.id = c.parent_id WHERE c.id = ${id} FOR SHARE OF t`.execute(trx);
  const { rows } = await sql<{ is_seen: boolean }>`SELECT NOT is_filtered AS is_seen FROM comments WHERE id = ${id} FOR UPDATE`.execute(
    trx,
  );
  return rows[0]?.is_seen ?? false;
}
