import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import type { Viewer } from '../../endpoints/viewer.ts';
import { matched, narrowed, ownerId } from './candidates.queries.ts';
import { corpora } from './corpora.queries.ts';
import type { SearchAsked } from './search-request.service.ts';

/** A count is shown up to here. */
const MOST_COUNTED = 99;

/** How many of the newest documents are new to the viewer, for several searches at once: made after a pin, and not their own. */
export async function countNewDocuments(
  db: Database,
  viewer: Viewer,
  searches: readonly { readonly asked: SearchAsked; readonly after: string }[],
): Promise<number[]> {
  if (searches.length === 0) return [];
  const { joins, isShown } = corpora.pins.judged(viewer);
  const counts = searches.map(
    ({
      asked,
      after,
    }) => sql`(SELECT count(*)::int FROM (SELECT 1 FROM (SELECT pin_id id FROM search_docs WHERE is_fresh AND pin_id > ${after}::bigint
      AND ${matched(asked)} AND ${narrowed(asked)}) r ${joins} WHERE ${isShown} AND ${asked.of === null ? sql`true` : sql`p.owner_id = ${ownerId(asked)}`} AND p.owner_id <> coalesce(${viewer.userId}::bigint, 0) LIMIT ${MOST_COUNTED}) n)`,
  );
  const { rows } = await sql<{ counts: number[] }>`SELECT ARRAY[${sql.join(counts)}] counts`.execute(db);
  return rows[0]!.counts;
}
