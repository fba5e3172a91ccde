import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

/** How many searches of a person are kept (`C9.11`). */
const MOST_KEPT = 20;

/** A query as it is compared: without case and outer spaces (`B5.7`). */
function normalise(query: string): string {
  return query.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();
}

export interface RecentSearchRow {
  readonly query: string;
  readonly searched_at: Date;
}

export async function selectRecentSearches(db: Database, userId: string): Promise<RecentSearchRow[]> {
  const { rows } = await sql<RecentSearchRow>`SELECT query, searched_at FROM recent_searches
    WHERE user_id = ${userId} ORDER BY searched_at DESC LIMIT ${MOST_KEPT}`.execute(db);
  return rows;
}

/** Puts a query on top and lets go of what is beyond the newest ones. */
export async function addRecentSearch(db: Database, userId: string, query: string): Promise<void> {
  await sql`INSERT INTO recent_searches (user_id, query_norm, query, searched_at) VALUES (${userId}, ${normalise(query)}, ${query.trim()}, clock_timestamp())
    ON CONFLICT (user_id, query_norm) DO UPDATE SET query = excluded.query, searched_at = excluded.searched_at`.execute(db);
  await sql`DELETE FROM recent_searches WHERE user_id = ${userId} AND query_norm IN (SELECT query_norm FROM recent_searches
    WHERE user_id = ${userId} ORDER BY searched_at DESC OFFSET ${MOST_KEPT})`.execute(db);
}

/** Forgets one query, or all without one. */
export async function dropRecentSearches(db: Database, userId: string, query: string | null): Promise<void> {
  await sql`DELETE FROM recent_searches WHERE user_id = ${userId} AND (${query}::text IS NULL OR query_norm = ${query === null ? null : normalise(query)})`.execute(
    db,
  );
}
