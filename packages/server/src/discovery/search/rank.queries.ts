import { sql, type RawBuilder } from 'kysely';
import type { SearchRequest } from './search-request.ts';

/** Candidates that are ranked at once, and those of the newest documents besides. */
const CANDIDATES = 300;
const MOST_FRESH = 60;
/** Where a list ends, however much more there is. */
const MOST_RESULTS = 5_000;

/** How many candidates are taken, and what stands before each part: nothing on a first page. */
interface Take {
  readonly most: RawBuilder<unknown>;
  readonly only: RawBuilder<unknown>;
}

/** The first candidates in their order, as `(id, at)`. */
export function rankFirst(request: SearchRequest): RawBuilder<unknown> {
  const newest = request.corpus === 'pins' && request.of === null ? sql`(${newestDocuments(request)}) UNION ALL` : sql``;
  // A new document may be in a tier too. By its id and score it is found twice for less than by comparing whole documents.
  return sql`SELECT id, row_number() OVER (ORDER BY score DESC, id DESC) at FROM (SELECT id, max(${score(request)}) score
    FROM (${newest} SELECT * FROM (${candidates(request, { most: sql`${CANDIDATES}`, only: sql`true` })}) t) c GROUP BY id) d`;
}

/**
 * The candidates after those that are kept (`kept`: ids, n): the tiers are read from their beginning once more, which costs
 * 2 ms a thousand. Nothing, and no cost, while the page ends within the list, or when the list came short of its limit.
 */
export function rankMore(request: SearchRequest, end: number): RawBuilder<unknown> {
  const only = sql`(SELECT n BETWEEN ${CANDIDATES} AND ${MOST_RESULTS - 1} AND n < ${end} FROM kept)`;
  return sql`SELECT c.id, row_number() OVER (ORDER BY ${score(request)} DESC, c.id DESC) at
    FROM (${candidates(request, { most: sql`(SELECT ${CANDIDATES} + n FROM kept)`, only })}) c
    LEFT JOIN (SELECT unnest(ids) known FROM kept) k ON k.known = c.id WHERE k.known IS NULL`;
}

function queryOf({ tsquery }: SearchRequest): RawBuilder<unknown> {
  return sql`${tsquery}::tsquery`;
}

function score(request: SearchRequest): RawBuilder<unknown> {
  return sql`ts_rank('{0.05,0.2,0.4,1}', tsv, ${queryOf(request)}) * (1 + quality / 4000.0::float8)`;
}

function candidates(request: SearchRequest, take: Take): RawBuilder<unknown> {
  if (request.corpus === 'own' || (request.corpus === 'pins' && request.of !== null)) return pinsOf(request, take);
  if (request.corpus === 'boards' && request.of !== null) return boardsOf(request, take);
  if (request.corpus === 'pins')
    return tiers(request, take, { table: 'search_docs', id: 'pin_id', last: 3, where: priced(request, 'price_micros') });
  const [table, id] = request.corpus === 'boards' ? (['board_docs', 'board_id'] as const) : (['user_docs', 'user_id'] as const);
  return tiers(request, take, { table, id, last: 2, where: sql`true` });
}

/** EXPLAIN at 1M pins: Append stops at the tier that fills the limit; a word in 73 %, 5 % or 0.5 % of the documents: 810, 980, 1,090 buffers a page. */
function tiers(
  request: SearchRequest,
  { most, only }: Take,
  from: { table: string; id: string; last: number; where: RawBuilder<unknown> },
): RawBuilder<unknown> {
  const parts = Array.from(
    { length: from.last + 1 },
    (_, tier) => sql`(SELECT ${sql.ref(from.id)} id, quality, tsv FROM ${sql.table(from.table)}
    WHERE tier = ${sql.lit(tier)} AND tsv @@ ${queryOf(request)} AND ${from.where} AND ${only} LIMIT ${most})`,
  );
  return sql`${sql.join(parts, sql` UNION ALL `)} LIMIT ${most}`;
}

function newestDocuments(request: SearchRequest): RawBuilder<unknown> {
  return sql`SELECT pin_id id, quality, tsv FROM search_docs WHERE is_fresh AND tsv @@ ${queryOf(request)} AND ${priced(request, 'price_micros')}
    ORDER BY pin_id DESC LIMIT ${MOST_FRESH}`;
}

/** One person's pins: the owner stands in the index beside the words. */
function pinsOf(request: SearchRequest, { most, only }: Take): RawBuilder<unknown> {
  const hasPrice = request.price.min !== null || request.price.max !== null;
  const affordable = sql`EXISTS (SELECT 1 FROM pins p JOIN links l ON l.id = p.link_id WHERE p.id = o.pin_id AND ${priced(request, 'l.price_micros')})`;
  return sql`SELECT o.pin_id id, 0 quality, o.tsv FROM own_docs o WHERE o.owner_id = ${ownerId(request)} AND o.tsv @@ ${queryOf(request)}
    AND ${hasPrice ? affordable : sql`true`} AND ${only} LIMIT ${most}`;
}

/** One person's boards: at most 2,000, read by their owner. */
function boardsOf(request: SearchRequest, { most, only }: Take): RawBuilder<unknown> {
  return sql`SELECT d.board_id id, d.quality, d.tsv FROM boards b JOIN board_docs d ON d.board_id = b.id
    WHERE b.owner_id = ${ownerId(request)} AND b.deleted_at IS NULL AND d.tsv @@ ${queryOf(request)} AND ${only} LIMIT ${most}`;
}

function ownerId({ of }: SearchRequest): RawBuilder<unknown> {
  if (of !== null && /^\d{1,18}$/u.test(of)) return sql`${of}::bigint`;
  return sql`(SELECT id FROM users WHERE lower(username) = lower(${of}))`;
}

function priced({ price: { min, max } }: SearchRequest, column: string): RawBuilder<unknown> {
  if (min === null && max === null) return sql`true`;
  return sql`${sql.ref(column)} BETWEEN ${Math.round((min ?? 0) * 1e6)}::bigint AND ${Math.round((max ?? 1e9) * 1e6)}::bigint`;
}
