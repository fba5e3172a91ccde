import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

/** Newer ones stay: 20,000 lists are 100 MB at most, however many pages of strangers make them. */
export const MOST_LISTS = 20_000;

/** Lets go of lists that nobody pages through any more, and of the oldest ones where there are too many. */
export async function dropOldLists(db: Database, table: 'related_snapshots' | 'search_snapshots'): Promise<void> {
  const lists = sql.table(table);
  await sql`DELETE FROM ${lists} WHERE built_at < greatest(now() - interval '1 hour',
    (SELECT built_at FROM ${lists} ORDER BY built_at DESC OFFSET ${MOST_LISTS - 1} LIMIT 1))`.execute(db);
}
