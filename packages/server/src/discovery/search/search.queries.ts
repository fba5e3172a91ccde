import { sql, type RawBuilder } from 'kysely';
import type { LoadedList } from '../../endpoints/records.ts';
import type { SlotsQuery } from '../../endpoints/slots.queries.ts';
import { twinsAmong } from '../../pinning/pictures/index.ts';
import { isPinShown, joinsOfPin } from '../pin-rules/index.ts';
import { functionWords, numbersAndTimes } from '../words/index.ts';
import { corpora } from './corpora.queries.ts';
import { rankFirst, rankMore } from './rank.queries.ts';
import type { Corpus, SearchRequest } from './search-request.service.ts';

/** A hit that this viewer is shown, with its record where that is loaded. */
export interface SearchHit<Shape> {
  readonly id: string;
  readonly at: number;
  /** The picture that stands for it and its twins, where the list itself does not join these. */
  readonly picture: string | null;
  readonly shape: Shape | null;
}

/** What a list of hits says of itself. */
export interface SearchAbout {
  /** How many candidates it has. */
  readonly total: number;
  /** What the pin that stands first shows. Another pin may stand for it in the list. */
  readonly topPicture: string | null;
  readonly guides: readonly { word: string; pin_id: string }[];
  /** Topics that narrow the results, each by its id and its name. */
  readonly topics: readonly { value: string; label: string }[];
}

export interface SearchScan<Shape> extends SearchAbout {
  readonly hits: readonly SearchHit<Shape>[];
}

/** Runs the statement of a page, and loads with it what the hits stand for. */
export type LoadHits<Shape> = (corpus: Corpus, list: SlotsQuery) => Promise<LoadedList<SearchAbout, Shape>>;

/**
 * One statement for a page of a search. It makes the ranked list, reads it back, or makes it longer where this page goes beyond
 * it. It applies the rules to this page's part until there are enough hits. It finds words that refine, and loads the records.
 * The limit over the tiers lets PostgreSQL stop before the ones that are not needed.
 */
export async function scanSearch<Shape>(load: LoadHits<Shape>, request: SearchRequest): Promise<SearchScan<Shape>> {
  const { wantsGuides, colorsAlone } = request;
  // Of what has a colour alone, words of titles tell nothing; topics do.
  const isByColor = colorsAlone.length > 0;
  const { about, places } = await load(request.corpus, {
    from: sql`${request.isFirst ? makeList(request) : readList(request)}, judged AS MATERIALIZED (${judge(request)}),
      twins AS MATERIALIZED (${twinsAmong(sql`SELECT picture FROM judged`)})`,
    slots: sql`SELECT NULL::bigint id, NULL::bigint at, json_build_object('total', (SELECT count(*)::int FROM ranked), 'topPicture', ${topPicture(request)},
        'guides', ${wantsGuides && !isByColor ? guides(request) : sql`'[]'::json`},
        'topics', ${wantsGuides ? topics(request, isByColor ? MOST_TOPICS_OF_A_COLOR : MOST_TOPICS) : sql`'[]'::json`}) extra
      UNION ALL (SELECT j.id, j.at, to_json(coalesce(t.twin_of, j.picture)::text) FROM judged j LEFT JOIN twins t ON t.id = j.picture ORDER BY j.at)`,
  });
  return {
    ...about,
    hits: places.map(({ id, at, extra, shape }) => ({ id, at: Number(at), picture: (extra ?? null) as string | null, shape })),
  };
}

function makeList(request: SearchRequest): RawBuilder<unknown> {
  return sql`ranked AS MATERIALIZED (${rankFirst(request)}),
    kept AS (INSERT INTO search_snapshots (key, ids) SELECT ${request.key}, array_agg(id ORDER BY at) FROM ranked
      HAVING count(*) > ${request.room} ON CONFLICT (key) DO NOTHING)`;
}

/**
 * The list as it was kept; a page beyond its end makes it longer by the next candidates, ranked among themselves. Whoever
 * waited for another asking for the same page leaves it as it is by then.
 */
function readList(request: SearchRequest): RawBuilder<unknown> {
  const { key, offset, limit } = request;
  return sql`kept AS MATERIALIZED (SELECT ids, cardinality(ids) n FROM search_snapshots WHERE key = ${key}),
    more AS MATERIALIZED (${rankMore(request, offset + limit)}),
    longer AS (UPDATE search_snapshots SET ids = ids || (SELECT array_agg(id ORDER BY at) FROM more), built_at = now()
      WHERE key = ${key} AND cardinality(ids) = (SELECT n FROM kept) AND EXISTS (SELECT 1 FROM more)),
    ranked AS MATERIALIZED (SELECT o.id, o.at FROM kept CROSS JOIN LATERAL unnest(kept.ids) WITH ORDINALITY o(id, at)
      UNION ALL SELECT id, (SELECT n FROM kept) + at FROM more)`;
}

/** What this viewer is shown of this page's part of the list. */
function judge({ viewer, corpus, of, isFirst, offset, limit, most, top }: SearchRequest): RawBuilder<unknown> {
  const { joins, isShown } = corpora[corpus].judged(viewer);
  // What is ranked first is joined there, and one person's pins stay as they are.
  const picture = corpus === 'pins' && of === null && (!isFirst || top !== null) ? sql`p.picture_id` : sql`NULL::bigint`;
  return sql`SELECT r.id, r.at, ${picture} picture FROM (SELECT id, at FROM ranked WHERE at > ${offset} ORDER BY at LIMIT ${limit}) r ${joins}
    WHERE ${isShown} ORDER BY r.at LIMIT ${most}`;
}

/** The picture of the pin that stands first, or the one that its twins share; NULL where this viewer may not see it. */
function topPicture({ viewer, top }: SearchRequest): RawBuilder<unknown> {
  if (top === null) return sql`NULL`;
  return sql`(SELECT coalesce(t.twin_of, t.id)::text FROM pins q JOIN pictures t ON t.id = q.picture_id ${joinsOfPin('q')} WHERE q.id = ${top} AND ${isPinShown(viewer, 'q')})`;
}

/** A constant, unlike a value, is hashed once: compared one by one, 280 words took an eighth of a search. */
const NOT_REFINING = sql.lit(`{${[...functionWords, ...numbersAndTimes].join(',')}}`);
/** A refinement stands in so many pins at least. */
const FEWEST_DOCUMENTS = 2;
/** More than are shown, because words of topics go first afterwards, and other forms of a word are left out. */
const MOST_GUIDES = 32;
/** A word in more than this share of the pins shown would narrow nothing. */
const WIDEST_GUIDE = 0.7;

/**
 * Words that stand in several of the pins that this viewer is shown, each with the best of them. Function words, numbers
 * and what nearly all of the pins say are no refinement.
 */
function guides(request: SearchRequest): RawBuilder<unknown> {
  return sql`(SELECT coalesce(json_agg(json_build_object('word', g.word, 'pin_id', g.pin_id::text) ORDER BY g.docs DESC, g.word), '[]') FROM (
    SELECT w.lexeme word, count(*) docs, (array_agg(j.id ORDER BY j.at))[1] pin_id FROM judged j JOIN search_docs d ON d.pin_id = j.id
      CROSS JOIN LATERAL unnest(setweight(ts_filter(d.tsv, '{a}'), 'A')) w
    WHERE length(w.lexeme) BETWEEN 2 AND 24 AND w.lexeme !~ '^[0-9]+$'
      AND w.lexeme <> ALL(${[...request.words]}::text[]) AND w.lexeme <> ALL(${NOT_REFINING}::text[])
    GROUP BY w.lexeme HAVING count(*) >= ${FEWEST_DOCUMENTS} AND count(*) <= ${WIDEST_GUIDE}::float8 * (SELECT count(*) FROM judged) ORDER BY 2 DESC, 1 LIMIT ${MOST_GUIDES}) g)`;
}

const MOST_TOPICS = 3;
const MOST_TOPICS_OF_A_COLOR = 8;

/** Topics of several of the pins that this viewer is shown, but not of nearly all of them. */
function topics({ language }: SearchRequest, most: number): RawBuilder<unknown> {
  return sql`(SELECT coalesce(json_agg(json_build_object('value', t.id::text, 'label', t.name) ORDER BY t.docs DESC, t.id), '[]') FROM (
    SELECT o.id, n.name, m.docs FROM (SELECT substr(mark, 7)::bigint id, count(*) docs FROM judged j JOIN search_docs d ON d.pin_id = j.id CROSS JOIN LATERAL unnest(d.marks) mark
      WHERE mark LIKE 'topic:%' GROUP BY 1 HAVING count(*) >= ${FEWEST_DOCUMENTS} AND count(*) <= ${WIDEST_GUIDE}::float8 * (SELECT count(*) FROM judged)) m
      JOIN topics o ON o.id = m.id AND NOT o.is_hidden CROSS JOIN LATERAL (SELECT name FROM topic_names WHERE topic_id = o.id AND language IN (${language}, 'en')
        ORDER BY language = 'en' LIMIT 1) n ORDER BY m.docs DESC, o.id LIMIT ${most}) t)`;
}
