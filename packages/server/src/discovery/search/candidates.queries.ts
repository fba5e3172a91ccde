import { sql, type RawBuilder } from 'kysely';
import { boardShown, isPinShown, joinsOfPin } from '../pin-rules/index.ts';
import type { SearchAsked } from './search-request.service.ts';

/** When the time of ids begins, in milliseconds. */
const ID_EPOCH = 1_767_225_600_000;

/** How many candidates are taken, and what stands before each part: nothing on a first page. */
export interface Take {
  readonly most: RawBuilder<unknown>;
  readonly only: RawBuilder<unknown>;
}

export function queryOf({ tsquery }: SearchAsked): RawBuilder<unknown> {
  return sql`${tsquery}::tsquery`;
}

/** What holds the words; all of it where none are asked for. */
export function matched(request: SearchAsked, tsv: RawBuilder<unknown> = sql`tsv`): RawBuilder<unknown> {
  return request.tsquery === '' ? sql`true` : sql`${tsv} @@ ${queryOf(request)}`;
}

/** EXPLAIN at 1M pins: Append stops at the tier that fills the limit; a word in 73 %, 5 % or 0.5 % of the documents: 810, 980, 1,090 buffers a page. */
export function tiers(
  request: SearchAsked,
  { most, only }: Take,
  from: { table: string; id: string; last: number; where: RawBuilder<unknown>; more?: RawBuilder<unknown> },
): RawBuilder<unknown> {
  const parts = Array.from(
    { length: from.last + 1 },
    (_, tier) => sql`(SELECT ${sql.ref(from.id)} id, quality, tsv${from.more ?? sql``} FROM ${sql.table(from.table)}
    WHERE tier = ${sql.lit(tier)} AND tsv @@ ${queryOf(request)} AND ${from.where} AND ${only} LIMIT ${most})`,
  );
  return sql`${sql.join(parts, sql` UNION ALL `)} LIMIT ${most}`;
}

/**
 * One person's pins, the newest of all where no words are asked for: the owner stands in the index beside the words. Others are
 * given only what they may see. The end of a list and its guides would else tell words of secret pins.
 */
export function pinsOf(request: SearchAsked, { most, only }: Take): RawBuilder<unknown> {
  const isOpen = sql`EXISTS (SELECT FROM pins p ${joinsOfPin('p')} WHERE p.id = o.pin_id AND ${isPinShown(request.viewer, 'p')})`;
  const made = sql`EXISTS (SELECT FROM pins m WHERE m.id = o.pin_id AND m.via_pin_id IS NULL)`;
  return sql`SELECT o.pin_id id, 0 quality, o.tsv FROM own_docs o WHERE o.owner_id = ${ownerId(request)} AND ${matched(request, sql`o.tsv`)}
    AND ${narrowed(request)} AND ${request.isMade ? made : sql`true`} AND ${request.corpus === 'own' ? sql`true` : isOpen} AND ${only} ${request.tsquery === '' ? sql`ORDER BY o.pin_id DESC` : sql``} LIMIT ${most}`;
}

/** One person's boards that the viewer may see: at most 2,000, read by their owner. */
export function boardsOf(request: SearchAsked, { most, only }: Take): RawBuilder<unknown> {
  return sql`SELECT d.board_id id, d.quality, d.tsv FROM boards b JOIN board_docs d ON d.board_id = b.id JOIN users u ON u.id = b.owner_id
    WHERE b.owner_id = ${ownerId(request)} AND ${boardShown(request.viewer, 'b', 'u')} AND ${matched(request, sql`d.tsv`)} AND ${only} LIMIT ${most}`;
}

export function ownerId({ of }: SearchAsked): RawBuilder<unknown> {
  if (of !== null && /^\d{1,18}$/u.test(of)) return sql`${of}::bigint`;
  return sql`(SELECT id FROM users WHERE lower(username) = lower(${of}))`;
}

/** What no mark tells: the price in its currency, and since when a pin is there, which its id holds. */
export function narrowed({ price: { min, max, currency }, daysBack }: SearchAsked): RawBuilder<unknown> {
  const priced = sql`price_micros BETWEEN ${Math.round((min ?? 0) * 1e6)}::bigint AND ${Math.round((max ?? 1e9) * 1e6)}::bigint`;
  const inCurrency =
    currency === null
      ? sql`true`
      : sql`EXISTS (SELECT FROM pins c JOIN links k ON k.id = c.link_id WHERE c.id = pin_id AND k.currency = ${currency})`;
  const recent = sql`pin_id >= ${idDaysAgo(daysBack ?? 0)}`;
  return sql`${min === null && max === null ? sql`true` : sql`(${priced} AND ${inCurrency})`} AND ${daysBack === null ? sql`true` : recent}`;
}

/** The smallest id of that time; see `next_id()`. */
export function idDaysAgo(days: number): RawBuilder<unknown> {
  return sql`(((extract(epoch FROM now()) * 1000)::bigint - ${ID_EPOCH}::bigint - ${days}::bigint * 86400000) << 22)`;
}
