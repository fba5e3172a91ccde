import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { viewerIdOf, type Viewer } from '../../endpoints/viewer.ts';
import { twinsAmong } from '../../pinning/pictures/index.ts';
import { pinVisibleTo } from '../../pinning/pins/index.ts';
import { boardShown, firstPinShown, isOfAdults, isPinShown, joinsOfPin } from '../pin-rules/index.ts';

/** Newest saves of the picture, newest pins of each of their boards, and how many pictures the boards' votes give. */
const SAVES = 50;
const PINS_OF_BOARD = 50;
export const MOST_RELATED = 100;
/** What a place of the list came from. */
export const SOURCES = { voted: 0, alike: 1, worded: 2, fresh: 3 };
/** How many pictures a graph may give. */
export const MOST_OF_GRAPH = 300;
/** How many pictures may be there by their looks alone. */
export const MOST_ALIKE = 24;
/** Strangers who ask within so many milliseconds share a list. */
const SHARED_MILLISECONDS = 600_000;

export interface RelatedScan {
  readonly anchor: string;
  /** How long the list is, before the rules. */
  readonly total: number;
  /** Places of the list in order; without an id nothing of the picture may be shown. */
  readonly hits: readonly { readonly id: string | null; readonly at: number; readonly source: number }[];
}

/** Fresh pins in order, and whether the rules let them through. */
export type FreshScan = readonly { readonly id: string; readonly is_shown: boolean; readonly picture: string }[];

interface Asked {
  readonly viewer: Viewer;
  readonly pinId: string;
  /** Places of a page, and how many are looked at for those that the rules take out. */
  readonly size: number;
  readonly limit: number;
  /** Whose language the list is in, where all strangers who read it share one; `null` for one person's own list. */
  readonly sharedIn: string | null;
  /** Whether a page may follow the first one. */
  readonly goesOn: boolean;
}

/** What is known of a pin's picture: what the graph leads to, and where it leads nowhere, what looks alike. */
export interface Found {
  readonly graph: readonly string[];
  readonly alike: readonly string[];
}

/** The pin that everything is like: nothing where the viewer may not see it. */
function seedOf({ viewer, pinId }: Pick<Asked, 'viewer' | 'pinId'>, anchor: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`seed AS MATERIALIZED (SELECT p.id, p.picture_id, p.board_id, ${anchor} anchor
    FROM pins p JOIN boards b ON b.id = p.board_id LEFT JOIN sections s ON s.id = p.section_id
    WHERE p.id = ${pinId} AND ${pinVisibleTo(viewer, 'p', 'b', 's')})`;
}

/** The picture of a pin; `null` when the viewer may not see the pin. */
export async function selectPicture(db: Database, viewer: Viewer, pinId: string): Promise<string | null> {
  const { rows } = await sql<{ picture_id: string }>`
    WITH ${seedOf({ viewer, pinId }, sql`0`)} SELECT picture_id FROM seed`.execute(db);
  return rows[0]?.picture_id ?? null;
}

/**
 * The list of more like this, and its first page, in one statement. What the graph gives comes first; without it, the boards
 * that hold the picture vote here for what else stands on them. When that is not enough, pictures that look alike follow, then those
 * that share words, then fresh ones. The list is kept for the pages after this one, and strangers read the list of whoever came first.
 * `null` when the viewer may not see the pin. EXPLAIN at 1M pins: the boards' pictures come from the index alone, 550 buffers for the hottest picture, 600 for one saved once.
 */
export async function makeRelated(db: Database, asked: Asked, { graph, alike }: Found): Promise<RelatedScan | null> {
  const upTo = sql`audience = 0 AND deleted_at IS NULL AND id <= (SELECT anchor FROM seed)`;
  const voted =
    graph.length > 0
      ? sql`voted AS MATERIALIZED (SELECT 0 source, g.at id, g.picture_id, -g.at::float score FROM unnest(${graph}::bigint[]) WITH ORDINALITY g(picture_id, at))`
      : sql`holders AS MATERIALIZED (SELECT DISTINCT board_id FROM (SELECT board_id FROM pins WHERE picture_id = (SELECT picture_id FROM seed) AND ${upTo} ORDER BY id DESC LIMIT ${SAVES}) s),
        voted AS MATERIALIZED (SELECT 0 source, max(x.id) id, x.picture_id, count(*)::float score FROM holders h
          CROSS JOIN LATERAL (SELECT id, picture_id FROM pins WHERE board_id = h.board_id AND ${upTo} ORDER BY id DESC LIMIT ${PINS_OF_BOARD}) x
          GROUP BY x.picture_id ORDER BY 4 DESC, 2 DESC LIMIT ${MOST_RELATED})`;
  const { rows } = await sql<RelatedScan>`
    WITH ${seedOf(asked, asked.sharedIn === null ? sql`next_id()` : endOfShare)}, ${voted},
    words AS MATERIALIZED (SELECT string_agg(quote_literal(w.lexeme), ' | ')::tsquery q FROM seed JOIN search_docs d ON d.picture_id = seed.picture_id
      CROSS JOIN LATERAL unnest(ts_filter(d.tsv, '{a}')) w WHERE length(w.lexeme) > 3),
    alike AS MATERIALIZED (SELECT 1 source, g.at id, g.picture_id, -g.at::float score FROM unnest(${alike}::bigint[]) WITH ORDINALITY g(picture_id, at)),
    worded AS MATERIALIZED (SELECT 2 source, c.pin_id id, c.picture_id, ts_rank(c.tsv, (SELECT q FROM words)) score
      FROM (SELECT pin_id, picture_id, tsv FROM search_docs WHERE (SELECT count(*) FROM voted) < ${MOST_RELATED} AND tier BETWEEN 0 AND 3
        AND tsv @@ (SELECT q FROM words) AND pin_id <= (SELECT anchor FROM seed) LIMIT 300) c ORDER BY 4 DESC, 2 DESC LIMIT ${MOST_RELATED}),
    newest AS MATERIALIZED (SELECT 3 source, id, picture_id, 0::float score FROM pins
      WHERE via_pin_id IS NULL AND ${upTo} AND (SELECT count(*) FROM voted) < ${MOST_RELATED} ORDER BY id DESC LIMIT ${MOST_RELATED}),
    made AS MATERIALIZED (SELECT array_agg(picture_id ORDER BY source, score DESC, id DESC) ids,
      array_agg(source::bigint ORDER BY source, score DESC, id DESC) sources FROM (
      SELECT DISTINCT ON (coalesce(i.twin_of, o.picture_id)) o.* FROM (
        SELECT * FROM (SELECT DISTINCT ON (picture_id) * FROM (SELECT * FROM voted UNION ALL SELECT * FROM alike UNION ALL SELECT * FROM worded UNION ALL SELECT * FROM newest) a
          WHERE picture_id <> (SELECT picture_id FROM seed) ORDER BY picture_id, source, score DESC, id DESC) d
        ORDER BY source, score DESC, id DESC LIMIT ${graph.length > 0 ? MOST_OF_GRAPH : MOST_RELATED}) o
      LEFT JOIN pictures i ON i.id = o.picture_id AND i.twin_of IS NOT NULL
      WHERE coalesce(i.twin_of, o.picture_id) <> (SELECT coalesce(s.twin_of, s.id) FROM seed JOIN pictures s ON s.id = seed.picture_id)
      ORDER BY coalesce(i.twin_of, o.picture_id), source, score DESC, o.id DESC) r),
    ${asked.sharedIn === null ? sql`listed AS (SELECT * FROM made)` : firstOfShare(asked)}${asked.goesOn ? stored(asked) : sql``},
    ${judged(asked, 0)}`.execute(db);
  return rows[0] ?? null;
}

/** The last id of these minutes: what is pinned until then is fresh where the list has ended. */
const endOfShare = sql`(((next_id() >> 22) / ${SHARED_MILLISECONDS}::bigint + 1) * ${SHARED_MILLISECONDS}::bigint) << 22`;

/** The list that another stranger made in these minutes. PostgreSQL makes one only where there is none. */
function firstOfShare(asked: Asked): RawBuilder<unknown> {
  return sql`shared AS MATERIALIZED (${selectKept(asked, sql`(SELECT anchor FROM seed)`)}),
    listed AS MATERIALIZED (SELECT * FROM shared UNION ALL SELECT * FROM made WHERE NOT EXISTS (SELECT 1 FROM shared))`;
}

/** Keeps a list that goes on after the first page; what was read is there already. */
function stored(asked: Asked): RawBuilder<unknown> {
  return sql`, stored AS (INSERT INTO related_snapshots (key, ids) SELECT ${keyOf(asked)} || seed.anchor, listed.ids || listed.sources FROM seed, listed
      WHERE cardinality(listed.ids) > least(${asked.size}::int, ${MOST_RELATED - 1}) ON CONFLICT DO NOTHING)`;
}

/** Another page of a list that was kept; one that is kept no more has ended. */
export async function readRelatedPage(
  db: Database,
  asked: Asked,
  { anchor, offset }: { anchor: string; offset: number },
): Promise<RelatedScan | null> {
  const { rows } = await sql<RelatedScan>`
    WITH ${seedOf(asked, sql`${anchor}::bigint`)},
    ${keptList(asked, anchor)},
    ${judged(asked, offset)}`.execute(db);
  return rows[0] ?? null;
}

/**
 * What follows where a list has ended: fresh pins whose picture was not in it, nor a twin of it, newest first, without end.
 * Two originals of a picture count once, as the newer one.
 */
export async function scanFresh(
  db: Database,
  asked: Asked,
  { anchor, below }: { anchor: string; below: string },
): Promise<FreshScan | null> {
  const original = (alias: string) =>
    sql`${sql.ref(`${alias}.via_pin_id`)} IS NULL AND ${sql.ref(`${alias}.audience`)} = 0 AND ${sql.ref(`${alias}.deleted_at`)} IS NULL`;
  const { rows } = await sql<{ hits: FreshScan }>`
    WITH ${seedOf(asked, sql`${anchor}::bigint`)},
    ${keptList(asked, anchor)},
    fresh AS MATERIALIZED (SELECT p.id FROM pins p WHERE ${original('p')} AND p.id < ${below}::bigint AND p.picture_id <> (SELECT picture_id FROM seed)
      AND p.picture_id <> ALL ((SELECT ids FROM listed)::bigint[])
      AND (SELECT 1 FROM pins n WHERE n.picture_id = p.picture_id AND n.id > p.id AND n.id <= ${anchor}::bigint AND ${original('n')} LIMIT 1) IS NULL
      ORDER BY p.id DESC LIMIT ${asked.limit}),
    shown AS MATERIALIZED (SELECT q.id, q.picture_id, ${isShown(asked.viewer, 'q')} is_shown FROM fresh f JOIN pins q ON q.id = f.id ${joinsOfPin('q')}),
    before AS MATERIALIZED (SELECT picture_id id FROM seed UNION ALL SELECT unnest(ids) FROM listed),
    twins AS MATERIALIZED (${twinsAmong(sql`SELECT picture_id FROM shown WHERE is_shown UNION ALL SELECT id FROM before`)}),
    known AS MATERIALIZED (SELECT coalesce(t.twin_of, b.id) id FROM before b LEFT JOIN twins t ON t.id = b.id)
    SELECT (SELECT coalesce(json_agg(json_build_object('id', s.id::text, 'is_shown', is_shown AND coalesce(t.twin_of, s.picture_id) NOT IN (SELECT id FROM known), 'picture', coalesce(t.twin_of, s.picture_id)::text) ORDER BY s.id DESC), '[]')
      FROM shown s LEFT JOIN twins t ON t.id = s.picture_id) hits FROM seed`.execute(db);
  return rows[0]?.hits ?? null;
}

/** A kept list as the CTE `listed`. */
function keptList(asked: Asked, anchor: string): RawBuilder<unknown> {
  return sql`listed AS MATERIALIZED (${selectKept(asked, sql`${anchor}::bigint`)})`;
}

/** A kept list: pictures, then what each came from. */
function selectKept(asked: Asked, anchor: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`SELECT ids[:cardinality(ids) / 2] ids, ids[cardinality(ids) / 2 + 1:] sources
    FROM related_snapshots WHERE key = ${keyOf(asked)} || ${anchor}`;
}

/** One page of `listed`: of each picture the first pin that this viewer may be shown. */
function judged({ viewer, limit }: Asked, offset: number): RawBuilder<unknown> {
  return sql`judged AS (SELECT r.at, r.source, x.id FROM (SELECT o.* FROM listed, unnest(listed.ids, listed.sources) WITH ORDINALITY o(picture_id, source, at)
      WHERE o.at > ${offset} ORDER BY o.at LIMIT ${limit}) r
      LEFT JOIN LATERAL (${firstPinShown(viewer, { pictureId: sql.ref('r.picture_id'), upTo: sql`(SELECT anchor FROM seed)` })}) x ON true)
    SELECT seed.anchor, coalesce((SELECT cardinality(ids) FROM listed), 0)::int total,
      (SELECT coalesce(json_agg(json_build_object('id', id::text, 'at', at, 'source', source) ORDER BY at), '[]') FROM judged) hits FROM seed`;
}

/** What others are shown beside a pin is never a minor's, and never one's own. */
function isShown(viewer: Viewer, alias: string): RawBuilder<boolean> {
  return sql<boolean>`(${isPinShown(viewer, alias)} AND ${isOfAdults(alias)} AND ${sql.ref(`${alias}.owner_id`)} <> ${viewerIdOf(viewer)})`;
}

/** Lists whose sources have other numbers, of an earlier version, have other keys. */
function keyOf({ pinId, sharedIn }: Asked): string {
  return `${pinId}:looked:${sharedIn === null ? '' : `${sharedIn}:`}`;
}

/** The public boards that hold a pin's picture, those with most pins first; `null` when the viewer may not see the pin. */
export async function selectBoardsOfPin(db: Database, viewer: Viewer, pinId: string, most: number): Promise<string[] | null> {
  const { rows } = await sql<{ ids: string[] | null }>`
    WITH seed AS MATERIALIZED (SELECT p.picture_id FROM pins p JOIN boards b ON b.id = p.board_id LEFT JOIN sections s ON s.id = p.section_id
      WHERE p.id = ${pinId} AND ${pinVisibleTo(viewer, 'p', 'b', 's')}),
    holders AS (SELECT b.id, coalesce(c.pins, 0) pins FROM (SELECT DISTINCT s.board_id FROM
        (SELECT q.board_id, ${isPinShown(viewer, 'q')} is_shown FROM
          (SELECT * FROM pins WHERE picture_id = (SELECT picture_id FROM seed) AND audience = 0 AND deleted_at IS NULL ORDER BY id DESC LIMIT ${SAVES}) q ${joinsOfPin('q')}) s
        WHERE s.is_shown) h
      JOIN boards b ON b.id = h.board_id JOIN users o ON o.id = b.owner_id LEFT JOIN board_counters c ON c.board_id = b.id WHERE ${boardShown(viewer, 'b', 'o')}
      ORDER BY 2 DESC, b.id LIMIT ${most})
    SELECT (SELECT array_agg(id::text ORDER BY pins DESC, id) FROM holders) ids FROM seed`.execute(db);
  return rows[0] ? (rows[0].ids ?? []) : null;
}
