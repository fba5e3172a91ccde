import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

/** Whether anybody but its author sees a comment for its words; it is held, so that this stays until the transaction ends. */
export async function holdIsSeen(trx: Database, id: string): Promise<boolean> {
  const { rows } = await sql<{ is_seen: boolean }>`SELECT NOT is_filtered AS is_seen FROM comments WHERE id = ${id} FOR UPDATE`.execute(
    trx,
  );
  return rows[0]?.is_seen ?? false;
}
