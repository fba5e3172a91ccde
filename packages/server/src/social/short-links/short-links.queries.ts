import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

export interface SaidRow {
  readonly id: string;
  readonly text: string;
  /** Whether a link in it was found to lead to a blocked domain, so that it is hidden. */
  readonly is_hidden: boolean;
}

export async function selectSaid(db: Database, type: 'comment' | 'message', ids: readonly string[]): Promise<SaidRow[]> {
  if (ids.length === 0) return [];
  const isHidden = type === 'comment' ? sql`leads_to_blocked` : sql`false`;
  const { rows } =
    await sql<SaidRow>`SELECT id, text, ${isHidden} AS is_hidden FROM ${sql.ref(type === 'comment' ? 'comments' : 'messages')}
    WHERE id = ANY(${[...ids]}::bigint[]) AND deleted_at IS NULL`.execute(db);
  return rows;
}
