import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { queueBehind } from '../../core/database/turns.queries.ts';

/** How many searches of each list are kept (`C9.11`). */
const MOST_KEPT = 20;

/** One of a person's two lists: their searches everywhere, or those among their own pins. */
export interface RecentList {
  readonly userId: string;
  readonly isPersonal: boolean;
}

/** A query as it is compared: without case and outer spaces (`B5.7`). */
function normalise(query: string): string {
  return query.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();
}

export interface RecentSearchRow {
  readonly query: string;
  readonly searched_at: Date;
}

export async function selectRecentSearches(db: Database, list: RecentList): Promise<RecentSearchRow[]> {
  const { rows } = await sql<RecentSearchRow>`SELECT query, searched_at FROM ${tableOf(list)}
    WHERE user_id = ${list.userId} ORDER BY searched_at DESC LIMIT ${MOST_KEPT}`.execute(db);
  return rows;
}

/** Lets the changes of a list follow each other until this transaction ends. Side by side they would wait for each other's rows. */
export function queueForList(trx: Database, { userId, isPersonal }: RecentList): Promise<void> {
  return queueBehind(trx, `recent searches ${userId} ${isPersonal}`);
}

/** Puts a query on top and lets go of what is beyond the newest ones. */
export async function addRecentSearch(db: Database, list: RecentList, query: string): Promise<void> {
  await sql`INSERT INTO ${tableOf(list)} (user_id, query_norm, query, searched_at)
    VALUES (${list.userId}, ${normalise(query)}, ${query.trim()}, clock_timestamp())
    ON CONFLICT (user_id, query_norm) DO UPDATE SET query = excluded.query, searched_at = excluded.searched_at`.execute(db);
  await sql`DELETE FROM ${tableOf(list)} WHERE user_id = ${list.userId} AND query_norm IN (SELECT query_norm FROM ${tableOf(list)}
    WHERE user_id = ${list.userId} ORDER BY searched_at DESC OFFSET ${MOST_KEPT})`.execute(db);
}

/** Forgets one query of a list, or all of it without one. */
export async function dropRecentSearches(db: Database, list: RecentList, query: string | null): Promise<void> {
  const isQuery = query === null ? sql`true` : sql`query_norm = ${normalise(query)}`;
  await sql`DELETE FROM ${tableOf(list)} WHERE user_id = ${list.userId} AND ${isQuery}`.execute(db);
}

/** Forgets both lists of a person. */
export async function eraseRecentSearches(db: Database, userId: string): Promise<void> {
  for (const isPersonal of [false, true]) await dropRecentSearches(db, { userId, isPersonal }, null);
}

function tableOf({ isPersonal }: RecentList) {
  return sql.table(isPersonal ? 'recent_personal_searches' : 'recent_searches');
}
