import { sql } from 'kysely';
import type { Database } from '../../../core/database/database.ts';
import { hasStatus, itemState, type ImportRow } from '../records/imports.queries.ts';

/** An import whose feed brings entries by itself: it was begun, and nobody paused, undid or ended it. */
const IS_FOLLOWED = sql<boolean>`goes_on AND NOT is_undoing AND ${hasStatus(['running', 'done'])}`;

/**
 * Takes a feed that is to be read again; another process leaves it alone, and its next turn is in an hour. One that still looks
 * for a picture is read as well, because that may take days. Feeds of these people come last.
 */
export async function claimDueFeed(db: Database, served: readonly string[]): Promise<ImportRow | undefined> {
  const { rows } = await sql<ImportRow>`UPDATE imports SET next_read_at = now() + interval '1 hour' WHERE id = (
      SELECT id FROM imports WHERE ${IS_FOLLOWED} AND format = 'feed' AND next_read_at <= now()
      ORDER BY user_id = ANY(${served}::bigint[]), next_read_at LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING *`.execute(db);
  return rows[0];
}

/** Holds an import until the transaction ends; false where its feed brings nothing any more. */
export async function lockFollowed(trx: Database, importId: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM imports WHERE id = ${importId} AND ${IS_FOLLOWED} FOR UPDATE`.execute(trx);
  return rows.length > 0;
}

/**
 * How many items of an import became pins within a day or still may, because their pictures are waited for. And the number that
 * its next item has.
 */
export async function selectFeedState(db: Database, importId: string): Promise<{ of_today: number; next_number: number }> {
  const { rows } = await sql<{ of_today: number; next_number: number }>`
    SELECT (SELECT count(*)::int FROM import_items i JOIN pins p ON p.id = i.pin_id
        WHERE i.import_id = ${importId} AND p.created_at > now() - interval '1 day')
        + (SELECT count(*)::int FROM import_items WHERE import_id = ${importId} AND state = ${itemState.waiting}) AS of_today,
      COALESCE((SELECT number + 1 FROM import_items WHERE import_id = ${importId} ORDER BY number DESC LIMIT 1), 0) AS next_number`.execute(
    db,
  );
  return rows[0]!;
}

/** Which of these keys the import knows already. */
export async function selectKnownKeys(db: Database, importId: string, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`SELECT encode(key, 'hex') AS key FROM import_items
    WHERE import_id = ${importId} AND key IN (SELECT decode(k, 'hex') FROM unnest(${keys}::text[]) k)`.execute(db);
  return rows.map(({ key }) => key);
}
