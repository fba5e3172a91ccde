import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { viewerIdOf, type Viewer } from '../../endpoints/viewer.ts';
import { pinVisibleTo } from '../../pinning/pins/index.ts';
import { boardShown, isPinShown, joinsOfPin } from '../pin-rules/index.ts';

/** Newest saves of the picture, newest pins of each of their boards, and how many pictures make the list. */
const SAVES = 50;
const PINS_OF_BOARD = 50;
const MOST_RELATED = 100;

export interface RelatedScan {
  readonly anchor: string;
  readonly total: number;
  readonly hits: readonly { id: string; at: number; is_shown: boolean }[];
}

/**
 * More like this, in one statement: the boards that hold the picture vote for what else stands on them; when that is not
 * enough, pictures that share words follow, then fresh ones. Only pins up to the anchor count, so each page finds the same
 * list. `null` when the viewer may not see the pin. EXPLAIN at 1M pins: the boards' pictures come from the index alone, 550 buffers
 * for the hottest picture, 600 for one saved once.
 */
export async function scanRelated(
  db: Database,
  request: { viewer: Viewer; pinId: string; anchor: string | null; offset: number; limit: number },
): Promise<RelatedScan | null> {
  const { viewer, pinId, anchor, offset, limit } = request;
  const upTo = sql`audience = 0 AND deleted_at IS NULL AND id <= (SELECT anchor FROM seed)`;
  const { rows } = await sql<RelatedScan>`
    WITH seed AS MATERIALIZED (SELECT p.id, p.picture_id, p.board_id, coalesce(${anchor}::bigint, next_id()) anchor
      FROM pins p JOIN boards b ON b.id = p.board_id LEFT JOIN sections s ON s.id = p.section_id
      WHERE p.id = ${pinId} AND ${pinVisibleTo(viewer, 'p', 'b', 's')}),
    holders AS MATERIALIZED (SELECT DISTINCT board_id FROM (SELECT board_id FROM pins WHERE picture_id = (SELECT picture_id FROM seed) AND ${upTo} ORDER BY id DESC LIMIT ${SAVES}) s),
    voted AS MATERIALIZED (SELECT 0 source, max(x.id) id, x.picture_id, count(*)::float score FROM holders h
      CROSS JOIN LATERAL (SELECT id, picture_id FROM pins WHERE board_id = h.board_id AND ${upTo} ORDER BY id DESC LIMIT ${PINS_OF_BOARD}) x
      GROUP BY x.picture_id ORDER BY 4 DESC, 2 DESC LIMIT ${MOST_RELATED}),
    words AS MATERIALIZED (SELECT string_agg(quote_literal(w.lexeme), ' | ')::tsquery q FROM seed JOIN search_docs d ON d.picture_id = seed.picture_id
      CROSS JOIN LATERAL unnest(ts_filter(d.tsv, '{a}')) w WHERE length(w.lexeme) > 3),
    worded AS MATERIALIZED (SELECT 1 source, c.pin_id id, c.picture_id, ts_rank(c.tsv, (SELECT q FROM words)) score
      FROM (SELECT pin_id, picture_id, tsv FROM search_docs WHERE (SELECT count(*) FROM voted) < ${MOST_RELATED} AND tier BETWEEN 0 AND 3
        AND tsv @@ (SELECT q FROM words) AND pin_id <= (SELECT anchor FROM seed) LIMIT 300) c ORDER BY 4 DESC, 2 DESC LIMIT ${MOST_RELATED}),
    newest AS MATERIALIZED (SELECT 2 source, id, picture_id, 0::float score FROM pins
      WHERE via_pin_id IS NULL AND ${upTo} AND (SELECT count(*) FROM voted) < ${MOST_RELATED} ORDER BY id DESC LIMIT ${MOST_RELATED}),
    ranked AS MATERIALIZED (SELECT id, row_number() OVER (ORDER BY source, score DESC, id DESC) at FROM (
      SELECT DISTINCT ON (picture_id) * FROM (SELECT * FROM voted UNION ALL SELECT * FROM worded UNION ALL SELECT * FROM newest) a
      WHERE picture_id <> (SELECT picture_id FROM seed) ORDER BY picture_id, source, score DESC, id DESC) o
      ORDER BY source, score DESC, id DESC LIMIT ${MOST_RELATED}),
    judged AS (SELECT r.id, r.at, ${isPinShown(viewer, 'p')} AND p.owner_id <> ${viewerIdOf(viewer)} is_shown
      FROM (SELECT id, at FROM ranked WHERE at > ${offset} ORDER BY at LIMIT ${limit}) r JOIN pins p ON p.id = r.id ${joinsOfPin('p')})
    SELECT seed.anchor, (SELECT count(*)::int FROM ranked) total,
      (SELECT coalesce(json_agg(json_build_object('id', id::text, 'at', at, 'is_shown', is_shown) ORDER BY at), '[]') FROM judged) hits FROM seed`.execute(
    db,
  );
  return rows[0] ?? null;
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
