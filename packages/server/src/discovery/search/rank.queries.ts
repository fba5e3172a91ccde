import { sql, type RawBuilder } from 'kysely';
import { markedTastes } from '../tastes/index.ts';
import { makeQuery } from '../words/index.ts';
import { narrowed, queryOf, type Take } from './candidates.queries.ts';
import { corpora } from './corpora.queries.ts';
import type { SearchAsked } from './search-request.service.ts';

/** Candidates that are ranked at once, and those of the newest documents besides. */
export const CANDIDATES = 300;
const MOST_FRESH = 60;
/** What a document about a topic of the viewer gains: it decides among those that the words rank alike. */
const GAIN_OF_TASTE = 0.15;
/** A first list that is shorter than this read all that there is. Twins are joined in it, so it may be shorter than it was read. */
const FEWEST_OF_MORE = CANDIDATES / 2;
/** How often a picture is saved decides among those that have as much of a colour. */
const LESS_THAN_A_HUNDREDTH = 1e6;
/** Where a list ends, however much more there is. */
const MOST_RESULTS = 5_000;

/** The first candidates in their order, as `(id, at)`. Of a picture and its twins the best stands there. */
export function rankFirst(request: SearchAsked): RawBuilder<unknown> {
  const first = candidates(request, { most: sql`${CANDIDATES}`, only: sql`true` });
  const ordered = sql`SELECT id, row_number() OVER (ORDER BY score DESC, id DESC) at`;
  if (!corpora[request.corpus].hasNewest || request.of !== null) {
    return sql`${ordered} FROM (SELECT id, max(${score(request)}) score FROM (${first}) c GROUP BY id) d`;
  }
  // A new document may be in a tier too. By its id and score it is found twice for less than by comparing whole documents.
  return sql`${ordered} FROM (SELECT DISTINCT ON (same) id, score FROM (SELECT id, same, max(${score(request)}) score
    FROM ((${newestDocuments(request)}) UNION ALL SELECT * FROM (${first}) t) c GROUP BY id, same) g ORDER BY same, score DESC, id DESC) d`;
}

/**
 * The candidates after those that are kept (`kept`: ids, n): the tiers are read from their beginning once more, which costs
 * 2 ms a thousand. Nothing, and no cost, while the page ends within the list, or when the list came short of its limit.
 */
export function rankMore(request: SearchAsked, end: number): RawBuilder<unknown> {
  const only = sql`(SELECT n BETWEEN ${FEWEST_OF_MORE} AND ${MOST_RESULTS - 1} AND n < ${end} FROM kept)`;
  return sql`SELECT c.id, row_number() OVER (ORDER BY ${score(request)} DESC, c.id DESC) at
    FROM (${candidates(request, { most: sql`(SELECT ${CANDIDATES} + n FROM kept)`, only })}) c
    LEFT JOIN (SELECT unnest(ids) known FROM kept) k ON k.known = c.id WHERE k.known IS NULL`;
}

function score(request: SearchAsked): RawBuilder<unknown> {
  if (request.corpus === 'pins' && request.colorsAlone.length > 0)
    return sql`${sharesOf(request.colorsAlone)} + quality / ${LESS_THAN_A_HUNDREDTH}::float8`;
  if (request.tsquery === '') return sql`quality::float8`;
  return sql`ts_rank('{0.05,0.2,0.4,1}', tsv, ${queryOf(request)}) * (1 + quality / 4000.0::float8)${tasteOf(request)}${kindOf(request)}${saidOf(request)}`;
}

/** A recipe stands before a pin that only says the word, because a rank by words is 1 at most. */
function kindOf({ kinds }: SearchAsked): RawBuilder<unknown> {
  return kinds.length === 0 ? sql`` : sql` + 2 * (tsv @@ ${makeQuery([], { oneOf: [kinds] })}::tsquery)::int`;
}

/** What says the words itself stands before what only shares a topic of theirs. */
function saidOf({ saying }: SearchAsked): RawBuilder<unknown> {
  return saying === null ? sql`` : sql` + (tsv @@ ${saying}::tsquery)::int`;
}

/** How many hundredths of a candidate's picture are these colours. */
function sharesOf(colors: readonly string[]): RawBuilder<unknown> {
  return sql`(SELECT coalesce(sum(split_part(mark, ':', 3)::int), 0) FROM search_docs s CROSS JOIN LATERAL unnest(s.marks) mark
    WHERE s.pin_id = c.id AND mark LIKE 'share:%' AND split_part(mark, ':', 2) = ANY(${[...colors]}::text[]))`;
}

/** Everybody's pins are ranked by taste, too, for those who are known. The list is kept, so later pages do not change with it. */
function tasteOf({ corpus, viewer }: SearchAsked): RawBuilder<unknown> {
  if (corpus !== 'pins' || viewer.userId === null) return sql``;
  return sql` * (1 + ${GAIN_OF_TASTE}::float8 * coalesce(tsv @@ ${markedTastes(viewer.userId)}, false)::int)`;
}

function candidates(request: SearchAsked, take: Take): RawBuilder<unknown> {
  return corpora[request.corpus].candidates(request, take);
}

function newestDocuments(request: SearchAsked): RawBuilder<unknown> {
  return sql`SELECT pin_id id, quality, tsv, coalesce(twin_of, picture_id) same FROM search_docs WHERE is_fresh AND tsv @@ ${queryOf(request)} AND ${narrowed(request)}
    ORDER BY pin_id DESC LIMIT ${MOST_FRESH}`;
}
