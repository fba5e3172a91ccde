import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { filterDates } from '@bowerbird/domain/discovery/search-filters.ts';
import { idDaysAgo } from './candidates.queries.ts';
import { corpora } from './corpora.queries.ts';
import { rankFirst } from './rank.queries.ts';
import type { SearchAsked } from './search-request.service.ts';

/** What the best results of a search hold. */
export interface FilterCounts {
  readonly total: number;
  /** Candidates before access was decided: whether the list came to its limit. */
  readonly ranked: number;
  readonly marks: readonly { readonly mark: string; readonly count: number }[];
  readonly dates: Readonly<Record<keyof typeof filterDates, number>>;
  /** In millionths of the currency's unit, cheapest first; those of other currencies are left out. */
  readonly prices: readonly number[];
  readonly currency: string | null;
}

/** Counts what can be filtered by, among the results that the viewer may see. EXPLAIN at 1M pins: 2,600 buffers. */
export async function countMarks(db: Database, request: SearchAsked): Promise<FilterCounts> {
  const { joins, isShown } = corpora[request.corpus].judged(request.viewer);
  const documents = request.of === null ? corpora[request.corpus].marksIn : 'own_docs';
  if (documents === null) return { total: 0, ranked: 0, marks: [], dates: { week: 0, month: 0, year: 0 }, prices: [], currency: null };
  const dates = Object.entries(filterDates).flatMap(([name, days]) => [
    sql`${sql.lit(name)}`,
    sql`(SELECT count(*) FROM shown WHERE id >= ${idDaysAgo(days)})`,
  ]);
  const { rows } = await sql<FilterCounts>`
    WITH ranked AS MATERIALIZED (${rankFirst(request)}),
    shown AS MATERIALIZED (SELECT r.id, d.marks, d.price_micros, p.link_id FROM ranked r ${joins} JOIN ${sql.table(documents)} d ON d.pin_id = r.id WHERE ${isShown}),
    priced AS MATERIALIZED (SELECT s.price_micros, l.currency FROM shown s JOIN links l ON l.id = s.link_id WHERE s.price_micros IS NOT NULL),
    named AS MATERIALIZED (SELECT coalesce(${request.price.currency}, (SELECT currency FROM priced WHERE currency IS NOT NULL
      GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1)) currency)
    SELECT (SELECT count(*)::int FROM shown) total, (SELECT count(*)::int FROM ranked) ranked,
      (SELECT coalesce(json_agg(json_build_object('mark', m.mark, 'count', m.n) ORDER BY m.n DESC, m.mark), '[]')
        FROM (SELECT mark, count(*) n FROM shown, unnest(marks) mark WHERE mark NOT LIKE 'share:%' GROUP BY mark) m) marks,
      json_build_object(${sql.join(dates)}) dates,
      (SELECT coalesce(json_agg(price_micros ORDER BY price_micros), '[]') FROM priced WHERE currency IS NOT DISTINCT FROM (SELECT currency FROM named)) prices,
      (SELECT currency FROM named) currency`.execute(db);
  return rows[0]!;
}
