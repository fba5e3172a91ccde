import { sql, type RawBuilder } from 'kysely';
import type { SearchRequest } from './search-request.service.ts';

/** How many candidates are taken, and what stands before each part: nothing on a first page. */
export interface Take {
  readonly most: RawBuilder<unknown>;
  readonly only: RawBuilder<unknown>;
}

export function queryOf({ tsquery }: SearchRequest): RawBuilder<unknown> {
  return sql`${tsquery}::tsquery`;
}

/** EXPLAIN at 1M pins: Append stops at the tier that fills the limit; a word in 73 %, 5 % or 0.5 % of the documents: 810, 980, 1,090 buffers a page. */
export function tiers(
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

/** One person's pins: the owner stands in the index beside the words. */
export function pinsOf(request: SearchRequest, { most, only }: Take): RawBuilder<unknown> {
  const hasPrice = request.price.min !== null || request.price.max !== null;
  const affordable = sql`EXISTS (SELECT 1 FROM pins p JOIN links l ON l.id = p.link_id WHERE p.id = o.pin_id AND ${priced(request, 'l.price_micros')})`;
  return sql`SELECT o.pin_id id, 0 quality, o.tsv FROM own_docs o WHERE o.owner_id = ${ownerId(request)} AND o.tsv @@ ${queryOf(request)}
    AND ${hasPrice ? affordable : sql`true`} AND ${only} LIMIT ${most}`;
}

/** One person's boards: at most 2,000, read by their owner. */
export function boardsOf(request: SearchRequest, { most, only }: Take): RawBuilder<unknown> {
  return sql`SELECT d.board_id id, d.quality, d.tsv FROM boards b JOIN board_docs d ON d.board_id = b.id
    WHERE b.owner_id = ${ownerId(request)} AND b.deleted_at IS NULL AND d.tsv @@ ${queryOf(request)} AND ${only} LIMIT ${most}`;
}

function ownerId({ of }: SearchRequest): RawBuilder<unknown> {
  if (of !== null && /^\d{1,18}$/u.test(of)) return sql`${of}::bigint`;
  return sql`(SELECT id FROM users WHERE lower(username) = lower(${of}))`;
}

export function priced({ price: { min, max } }: SearchRequest, column: string): RawBuilder<unknown> {
  if (min === null && max === null) return sql`true`;
  return sql`${sql.ref(column)} BETWEEN ${Math.round((min ?? 0) * 1e6)}::bigint AND ${Math.round((max ?? 1e9) * 1e6)}::bigint`;
}
