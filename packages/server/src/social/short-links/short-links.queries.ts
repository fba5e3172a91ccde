import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

export async function selectSaid(
  db: Database,
  type: 'comment' | 'message',
  ids: readonly string[],
): Promise<{ id: string; text: string }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string; text: string }>`SELECT id, text FROM ${sql.ref(type === 'comment' ? 'comments' : 'messages')}
    WHERE id = ANY(${[...ids]}::bigint[]) AND deleted_at IS NULL`.execute(db);
  return rows;
}
