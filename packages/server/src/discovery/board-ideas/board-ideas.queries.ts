import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import type { Viewer } from '../../endpoints/viewer.ts';
import { firstPinShown } from '../pin-rules/index.ts';
import { makeQuery, type StemLanguage } from '../words/index.ts';

/** The newest pictures of a board lead on. */
const SEEDS = 12;
/** Newest saves of a picture, and newest pins of each board that keeps it. */
const SAVES = 30;
const PINS_OF_BOARD = 50;
const MOST_VOTED = 200;
const MOST_WORDED = 200;
/** Where an idea is from: boards that hold the seeds, or the name of the board. */
const SOURCES = ['beside', 'named'] as const;
export type IdeaSource = (typeof SOURCES)[number];

export interface Idea {
  readonly picture: string;
  readonly source: IdeaSource;
}

interface Seeds {
  readonly pictures: string[];
  readonly section_title: string | null;
  readonly board_name: string;
}

/** The newest pictures of a board or section, and what it is called. */
export async function selectSeeds(db: Database, { boardId, sectionId }: { boardId: string; sectionId: string | null }): Promise<Seeds> {
  const { rows } = await sql<Seeds>`SELECT
      coalesce((SELECT array_agg(n.picture_id::text ORDER BY n.id DESC) FROM (SELECT p.id, p.picture_id FROM pins p
        WHERE p.board_id = ${boardId} AND p.deleted_at IS NULL AND (${sectionId}::bigint IS NULL OR p.section_id = ${sectionId}) ORDER BY p.id DESC LIMIT ${SEEDS}) n), '{}') pictures,
      (SELECT s.title FROM sections s WHERE s.id = ${sectionId}) section_title, b.name board_name
    FROM boards b WHERE b.id = ${boardId}`.execute(db);
  return rows[0] ?? { pictures: [], section_title: null, board_name: '' };
}

/**
 * Pictures that go with the seeds, the best first. The graph gives them; without it, they are those that boards with the seeds
 * hold most. Then come those whose titles say what the board is called.
 */
export async function listIdeas(
  db: Database,
  { graph, seeds, words, stems }: { graph: readonly string[]; seeds: readonly string[]; words: readonly string[]; stems: StemLanguage },
): Promise<Idea[]> {
  const isOpen = sql`audience = 0 AND deleted_at IS NULL`;
  const voted =
    graph.length > 0
      ? sql`SELECT 0 source, g.picture_id, -g.at::float score FROM unnest(${[...graph]}::bigint[]) WITH ORDINALITY g(picture_id, at)`
      : sql`SELECT 0 source, x.picture_id, count(*)::float score FROM (SELECT DISTINCT k.board_id FROM unnest(${[...seeds]}::bigint[]) s(picture_id)
          CROSS JOIN LATERAL (SELECT board_id FROM pins WHERE picture_id = s.picture_id AND ${isOpen} ORDER BY id DESC LIMIT ${SAVES}) k) h
        CROSS JOIN LATERAL (SELECT picture_id FROM pins WHERE board_id = h.board_id AND ${isOpen} ORDER BY id DESC LIMIT ${PINS_OF_BOARD}) x
        GROUP BY 2 ORDER BY 3 DESC, 2 DESC LIMIT ${MOST_VOTED}`;
  const queries = words.map((word) => sql`${makeQuery([word], { stems })}::tsquery`);
  const worded =
    words.length === 0
      ? sql`SELECT 1, NULL::bigint, 0::float WHERE false`
      : sql`SELECT 1, d.picture_id, ts_rank(d.tsv, w.q)::float FROM (SELECT ${sql.join(queries, sql` || `)} q) w
          CROSS JOIN LATERAL (SELECT picture_id, tsv FROM search_docs WHERE tier BETWEEN 0 AND 3 AND tsv @@ w.q LIMIT ${MOST_WORDED}) d`;
  const { rows } = await sql<{ picture: string; source: number }>`
    WITH found AS ((${voted}) UNION ALL (${worded})),
    best AS (SELECT DISTINCT ON (picture_id) * FROM found WHERE picture_id <> ALL (${[...seeds]}::bigint[]) ORDER BY picture_id, source, score DESC)
    SELECT picture_id picture, source FROM best ORDER BY source, score DESC, picture_id DESC`.execute(db);
  return rows.map(({ picture, source }) => ({ picture, source: SOURCES[source]! }));
}

/** Keeps a list for the pages after the first; old ones go by themselves with those of related pins. */
export async function keepList(db: Database, key: string, ideas: readonly Idea[]): Promise<void> {
  await sql`INSERT INTO related_snapshots (key, ids) VALUES (${key}, ${idsOf(ideas)}::bigint[]) ON CONFLICT DO NOTHING`.execute(db);
}

/** A list as it is kept: the pictures, and then where each is from. */
function idsOf(ideas: readonly Idea[]): string[] {
  return [...ideas.map(({ picture }) => picture), ...ideas.map(({ source }) => String(SOURCES.indexOf(source)))];
}

export interface IdeaScan {
  readonly total: number;
  /** Places in order; without an id nothing of the picture may be shown, or the board has it. */
  readonly hits: readonly { readonly id: string | null; readonly at: number; readonly source: IdeaSource }[];
}

/** One part of a list, kept by a key or just made: of each picture that is not on the board the first pin that this viewer may be shown. */
export async function scanIdeas(
  db: Database,
  viewer: Viewer,
  { list, boardId, offset, limit }: { list: string | readonly Idea[]; boardId: string; offset: number; limit: number },
): Promise<IdeaScan> {
  const isElsewhere = sql<boolean>`NOT EXISTS (SELECT 1 FROM pins m WHERE m.picture_id = r.picture_id AND m.board_id = ${boardId} AND m.deleted_at IS NULL)`;
  const kept =
    typeof list === 'string'
      ? sql`SELECT ids, cardinality(ids) / 2 n FROM related_snapshots WHERE key = ${list}`
      : sql`SELECT ${idsOf(list)}::bigint[] ids, ${list.length}::int n`;
  const { rows } = await sql<{ total: number; hits: readonly { id: string | null; at: number; source: number }[] }>`
    WITH kept AS MATERIALIZED (${kept}),
    judged AS (SELECT r.at, r.source, x.id FROM (SELECT o.* FROM kept, unnest(kept.ids[:kept.n], kept.ids[kept.n + 1:]) WITH ORDINALITY o(picture_id, source, at) WHERE o.at > ${offset} ORDER BY o.at LIMIT ${limit}) r
      LEFT JOIN LATERAL (${firstPinShown(viewer, { pictureId: sql.ref('r.picture_id'), isWanted: isElsewhere })}) x ON true)
    SELECT coalesce((SELECT n FROM kept), 0)::int total,
      (SELECT coalesce(json_agg(json_build_object('id', id::text, 'at', at, 'source', source) ORDER BY at), '[]') FROM judged) hits`.execute(
    db,
  );
  const { total, hits } = rows[0]!;
  return { total, hits: hits.map(({ source, ...hit }) => ({ ...hit, source: SOURCES[source]! })) };
}
