import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

export interface SavedSearchRow {
  readonly id: string;
  readonly name: string;
  readonly query: string;
  readonly scope: string;
  readonly filters: string;
  readonly seen_pin_id: string;
  readonly saved_at: Date;
}

export interface NewSavedSearch {
  readonly userId: string;
  readonly query: string;
  readonly norm: string;
  readonly scope: string;
  readonly filters: string;
}

export async function selectSavedSearches(db: Database, userId: string): Promise<SavedSearchRow[]> {
  const { rows } = await sql<SavedSearchRow>`SELECT id, name, query, scope, filters, seen_pin_id, saved_at FROM saved_searches
    WHERE user_id = ${userId} ORDER BY id DESC`.execute(db);
  return rows;
}

/** The newest pin there is: what comes later is new. */
const newestPin = sql`coalesce((SELECT max(id) FROM pins), 0)`;

/** Keeps a search; `false` where a person has so many already. */
export async function insertSavedSearch(db: Database, search: NewSavedSearch, most: number): Promise<boolean> {
  const { userId, query, norm, scope, filters } = search;
  const { rows } = await sql<{
    is_kept: boolean;
  }>`WITH known AS (SELECT count(*) n, count(*) FILTER (WHERE query_norm = ${norm} AND scope = ${scope} AND filters = ${filters}) same
      FROM saved_searches WHERE user_id = ${userId}),
    kept AS (INSERT INTO saved_searches (user_id, query, query_norm, scope, filters, seen_pin_id)
      SELECT ${userId}, ${query}, ${norm}, ${scope}, ${filters}, ${newestPin} FROM known WHERE n < ${most} OR same > 0
      ON CONFLICT (user_id, query_norm, scope, filters) DO UPDATE SET query = excluded.query)
    SELECT n < ${most} OR same > 0 is_kept FROM known`.execute(db);
  return rows[0]!.is_kept;
}

export async function markSeen(db: Database, userId: string, id: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`UPDATE saved_searches SET seen_pin_id = ${newestPin}
    WHERE id = ${id} AND user_id = ${userId} RETURNING id`.execute(db);
  return rows.length > 0;
}

export async function nameSavedSearch(db: Database, userId: string, id: string, name: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`UPDATE saved_searches SET name = ${name}
    WHERE id = ${id} AND user_id = ${userId} RETURNING id`.execute(db);
  return rows.length > 0;
}

export async function deleteSavedSearch(db: Database, userId: string, id: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`DELETE FROM saved_searches WHERE id = ${id} AND user_id = ${userId} RETURNING id`.execute(db);
  return rows.length > 0;
}

/**
 * Lets saved searches ask for a topic's successor. What then asks for the same as another one goes, because each is kept once.
 */
export async function moveSavedTopic(db: Database, topicId: string, successorId: string): Promise<void> {
  const named = String.raw`(^|,)(\s*topic\s*:\s*)${topicId}(?=\s*(,|$))`;
  const moved = (alias: string) => sql`regexp_replace(${sql.ref(`${alias}.filters`)}, ${named}, ${`\\1\\2${successorId}`}, 'g')`;
  await sql`DELETE FROM saved_searches s USING saved_searches k
    WHERE s.filters ~ ${named} AND k.user_id = s.user_id AND k.query_norm = s.query_norm AND k.scope = s.scope AND k.id <> s.id
      AND ${moved('k')} = ${moved('s')} AND (k.filters !~ ${named} OR k.id < s.id)`.execute(db);
  await sql`UPDATE saved_searches s SET filters = ${moved('s')} WHERE s.filters ~ ${named}`.execute(db);
}

export async function eraseSavedSearches(db: Database, userId: string): Promise<void> {
  await sql`DELETE FROM saved_searches WHERE user_id = ${userId}`.execute(db);
}
