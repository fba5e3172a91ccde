import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

const FRESH_DOCUMENTS = 2_000;

/** Sorts documents into tiers of fixed size by quality, so that a search for a common word stops early; and ages the newest ones. */
export async function sortIntoTiers(db: Database): Promise<void> {
  await sql`UPDATE search_docs d SET tier = t.tier FROM (SELECT picture_id, CASE WHEN n <= 2000 THEN 0 WHEN n <= 22000 THEN 1 WHEN n <= 222000 THEN 2 ELSE 3 END tier
    FROM (SELECT picture_id, row_number() OVER (ORDER BY quality DESC, pin_id DESC) n FROM search_docs) r) t
    WHERE d.picture_id = t.picture_id AND d.tier <> t.tier`.execute(db);
  await sql`UPDATE search_docs SET is_fresh = false WHERE is_fresh
    AND pin_id < (SELECT min(pin_id) FROM (SELECT pin_id FROM search_docs ORDER BY pin_id DESC LIMIT ${FRESH_DOCUMENTS}) n)`.execute(db);
  for (const kind of ['board', 'user'] as const) {
    const id = sql.ref(`${kind}_id`);
    const table = sql.table(`${kind}_docs`);
    await sql`UPDATE ${table} d SET tier = t.tier FROM (SELECT ${id} id, CASE WHEN n <= 2000 THEN 0 WHEN n <= 22000 THEN 1 ELSE 2 END tier
      FROM (SELECT ${id}, row_number() OVER (ORDER BY quality DESC, ${id} DESC) n FROM ${table}) r) t
      WHERE d.${id} = t.id AND d.tier <> t.tier`.execute(db);
  }
}
