import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { viewerIdOf, type Viewer } from '../../endpoints/viewer.ts';
import { notBlocked, userVisibleTo } from '../../people/users/index.ts';
import { boardShown, isPinShown, joinsOfPin } from '../pin-rules/index.ts';

/** Candidates that are ranked, and those of the newest documents among them. */
const MOST_CANDIDATES = 440;
const MOST_FRESH = 60;

/** What is searched: documents of pictures, a person's own pins, boards, or people. */
export type Corpus = 'pins' | 'own' | 'boards' | 'users';

export interface SearchRequest {
  readonly viewer: Viewer;
  readonly corpus: Corpus;
  readonly tsquery: string;
  /** The chain of pages: its list is made once, under this key; access is decided again on each page. */
  readonly key: string;
  readonly isFirst: boolean;
  readonly offset: number;
  readonly limit: number;
  readonly price: { readonly min: number | null; readonly max: number | null };
  /** The words as typed, to look for what else they could be; none when no correction is wanted. */
  readonly words: readonly string[];
  readonly wantsGuides: boolean;
}

export interface SearchHit {
  readonly id: string;
  readonly at: number;
  readonly is_shown: boolean;
}

export interface SearchScan {
  readonly hits: readonly SearchHit[];
  readonly total: number;
  readonly guides: readonly { word: string; pin_id: string }[];
  readonly corrections: readonly { word: string; known: number; corrected: string | null; docs: number | null }[];
}

/**
 * One statement: the ranked list (made or read back), this page's part of it with the rules applied, words that refine,
 * and what mistyped words could be. The limit over the tiers lets PostgreSQL stop before the ones that are not needed.
 */
export async function scanSearch(db: Database, request: SearchRequest): Promise<SearchScan> {
  const { key, isFirst, offset, limit } = request;
  const ranked = isFirst ? rank(request) : sql`SELECT o.id, o.at FROM search_snapshots s CROSS JOIN LATERAL unnest(s.ids) WITH ORDINALITY o(id, at) WHERE s.key = ${key}`;
  const { rows } = await sql<SearchScan>`
    WITH ranked AS MATERIALIZED (${ranked}),
    kept AS (INSERT INTO search_snapshots (key, ids) SELECT ${key}, array_agg(id ORDER BY at) FROM ranked
      WHERE ${isFirst} HAVING count(*) > ${limit} ON CONFLICT (key) DO NOTHING),
    judged AS MATERIALIZED (${judge(request)} )
    SELECT (SELECT count(*)::int FROM ranked) total,
      (SELECT coalesce(json_agg(json_build_object('id', id::text, 'at', at, 'is_shown', is_shown) ORDER BY at), '[]') FROM judged) hits,
      ${request.wantsGuides ? guides(request) : sql`'[]'::json`} guides,
      ${corrections(request.words)} corrections
    FROM (SELECT ${offset}::int, ${limit}::int) page`.execute(db);
  return rows[0]!;
}

function rank(request: SearchRequest): RawBuilder<unknown> {
  const query = sql`${request.tsquery}::tsquery`;
  const score = sql`ts_rank('{0.05,0.2,0.4,1}', tsv, ${query}) * (1 + quality / 4000.0)`;
  if (request.corpus === 'own') {
    return sql`SELECT pin_id id, row_number() OVER (ORDER BY ts_rank('{0.05,0.2,0.4,1}', tsv, ${query}) DESC, pin_id DESC) at
      FROM (SELECT pin_id, tsv FROM own_docs WHERE owner_id = ${viewerIdOf(request.viewer)} AND tsv @@ ${query} LIMIT ${MOST_CANDIDATES}) c`;
  }
  if (request.corpus === 'pins') {
    const { min, max } = request.price;
    const priced = min === null && max === null ? sql`true` : sql`price_micros BETWEEN ${Math.round((min ?? 0) * 1e6)}::bigint AND ${Math.round((max ?? 1e9) * 1e6)}::bigint`;
    const tier = (at: number) => sql`(SELECT pin_id, quality, tsv FROM search_docs WHERE tier = ${sql.lit(at)} AND tsv @@ ${query} AND ${priced} LIMIT ${MOST_CANDIDATES})`;
    return sql`SELECT pin_id id, row_number() OVER (ORDER BY ${score} DESC, pin_id DESC) at FROM (
      (SELECT pin_id, quality, tsv FROM search_docs WHERE is_fresh AND tsv @@ ${query} AND ${priced} ORDER BY pin_id DESC LIMIT ${MOST_FRESH})
      UNION SELECT * FROM (${tier(0)} UNION ALL ${tier(1)} UNION ALL ${tier(2)} UNION ALL ${tier(3)} LIMIT ${MOST_CANDIDATES}) t) c`;
  }
  const table = sql.table(request.corpus === 'boards' ? 'board_docs' : 'user_docs');
  const id = sql.ref(request.corpus === 'boards' ? 'board_id' : 'user_id');
  const tier = (at: number) => sql`(SELECT ${id} id, quality, tsv FROM ${table} WHERE tier = ${sql.lit(at)} AND tsv @@ ${query} LIMIT ${MOST_CANDIDATES})`;
  return sql`SELECT id, row_number() OVER (ORDER BY ${score} DESC, id DESC) at
    FROM (${tier(0)} UNION ALL ${tier(1)} UNION ALL ${tier(2)} LIMIT ${MOST_CANDIDATES}) c`;
}

/** This page's part of the list and what the rules say of it. */
function judge({ viewer, corpus, offset, limit }: SearchRequest): RawBuilder<unknown> {
  const part = sql`(SELECT id, at FROM ranked WHERE at > ${offset} ORDER BY at LIMIT ${limit}) r`;
  if (corpus === 'own') {
    return sql`SELECT r.id, r.at, p.owner_id = ${viewerIdOf(viewer)} AND p.deleted_at IS NULL AND b.deleted_at IS NULL is_shown
      FROM ${part} JOIN pins p ON p.id = r.id JOIN boards b ON b.id = p.board_id`;
  }
  if (corpus === 'pins') return sql`SELECT r.id, r.at, ${isPinShown(viewer, 'p')} is_shown FROM ${part} JOIN pins p ON p.id = r.id ${joinsOfPin('p')}`;
  if (corpus === 'boards') {
    return sql`SELECT r.id, r.at, ${boardShown(viewer, 'b', 'o')} is_shown FROM ${part} JOIN boards b ON b.id = r.id JOIN users o ON o.id = b.owner_id`;
  }
  return sql`SELECT r.id, r.at, ${userVisibleTo(viewer, 'u')} AND ${notBlocked(viewer, sql.ref('u.id'))} is_shown FROM ${part} JOIN users u ON u.id = r.id`;
}

/** Words that stand in several of the pins that this viewer is shown, each with the best of them. */
function guides(request: SearchRequest): RawBuilder<unknown> {
  const { rows: most, docs: fewest } = { rows: 8, docs: 2 };
  return sql`(SELECT coalesce(json_agg(json_build_object('word', g.word, 'pin_id', g.pin_id::text) ORDER BY g.docs DESC, g.word), '[]') FROM (
    SELECT w.lexeme word, count(*) docs, (array_agg(j.id ORDER BY j.at))[1] pin_id FROM judged j JOIN search_docs d ON d.pin_id = j.id
      CROSS JOIN LATERAL unnest(setweight(ts_filter(d.tsv, '{a}'), 'A')) w
    WHERE j.is_shown AND length(w.lexeme) BETWEEN 2 AND 24 AND w.lexeme <> ALL(${[...request.words]}::text[])
    GROUP BY w.lexeme HAVING count(*) >= ${fewest} AND count(*) < (SELECT count(*) FROM judged) ORDER BY 2 DESC, 1 LIMIT ${most}) g)`;
}

/**
 * The commonest word one letter, or one swap of neighbours, away from each word: both lose a letter and meet at the same
 * key, so index probes are enough.
 */
function corrections(words: readonly string[]): RawBuilder<unknown> {
  return sql`(SELECT coalesce(json_agg(json_build_object('word', t.word, 'known', coalesce(v.docs, 0), 'corrected', x.word, 'docs', x.docs)), '[]')
    FROM unnest(${[...words]}::text[]) t(word) LEFT JOIN vocabulary v ON v.word = t.word
    LEFT JOIN LATERAL (SELECT c.word, c.docs FROM vocabulary_deletions d JOIN vocabulary c ON c.word = d.word
      WHERE length(t.word) >= 3 AND d.key = ANY(SELECT left(t.word, n) || substr(t.word, n + 2) FROM generate_series(0, length(t.word)) n) AND c.word <> t.word
      ORDER BY abs(length(c.word) - length(t.word)), c.docs DESC, c.word LIMIT 1) x ON true)`;
}

/** Lets go of lists that nobody pages through any more. */
export async function dropOldSnapshots(db: Database): Promise<void> {
  await sql`DELETE FROM search_snapshots WHERE built_at < now() - interval '1 hour'`.execute(db);
}

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
