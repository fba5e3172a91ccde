import { sql } from 'kysely';
import { countWithWaiting } from '../../core/counters/index.ts';
import type { Database } from '../../core/database/database.ts';
import { viewerIdOf, type Viewer } from '../../endpoints/viewer.ts';
import { boardVisibleTo, coversVisibleTo, type BoardRole } from './boards.access.ts';

/** One picture of a cover as the database gives it. */
export interface CoverRow {
  readonly pin_id: string;
  readonly signature: string;
  readonly width: number;
  readonly height: number;
  readonly dominant_color: number;
}

/** Everything that one statement knows of a board and its viewer. */
export interface BoardRow {
  readonly id: string;
  readonly owner_id: string;
  readonly owner_username: string;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly privacy: number;
  readonly layout: string;
  readonly is_collaborative: boolean;
  readonly cover_pin_id: string | null;
  readonly archived_at: Date | null;
  readonly created_at: Date;
  readonly modified_at: Date;
  readonly pins: number;
  readonly sections: number;
  readonly followers: number;
  readonly pins_in_sections: number;
  readonly collaborators: readonly string[];
  readonly followed_by_me: boolean;
  readonly role: BoardRole;
  readonly covers: readonly CoverRow[];
}

/** How many pictures a cover shows at most: the chosen one first, then the newest. */
const MOST_COVERS = 5;

/**
 * The boards of these ids that the viewer may see, with counts and covers: one statement. Covers come by LATERAL from the
 * index of a board's live pins; pins of a deleted section leave it when the board is restamped.
 */
export async function selectBoards(db: Database, viewer: Viewer, ids: readonly string[]): Promise<BoardRow[]> {
  const me = viewerIdOf(viewer);
  const { rows } = await sql<BoardRow>`
    SELECT b.id, b.owner_id, o.username AS owner_username, b.name, b.slug, b.description, b.privacy, b.layout, b.is_collaborative,
      b.cover_pin_id, b.archived_at, b.created_at, b.modified_at,
      coalesce(c.pins, 0) AS pins, coalesce(c.sections, 0) AS sections, ${countWithWaiting('board_counters.followers', sql.ref('c.followers'), sql.ref('b.id'))} AS followers,
      coalesce((SELECT sum(sc.pins) FROM sections s JOIN section_counters sc ON sc.section_id = s.id WHERE s.board_id = b.id AND s.deleted_at IS NULL), 0)::int AS pins_in_sections,
      ARRAY(SELECT k.user_id::text FROM board_collaborators k WHERE k.board_id = b.id ORDER BY k.created_at, k.user_id) AS collaborators,
      f.board_id IS NOT NULL AS followed_by_me,
      CASE WHEN b.owner_id = ${me} THEN 'owner' WHEN m.user_id IS NOT NULL THEN 'collaborator' ELSE 'visitor' END AS role,
      covers.list AS covers
    FROM unnest(${ids}::bigint[]) AS wanted(id)
    JOIN boards b ON b.id = wanted.id
    JOIN users o ON o.id = b.owner_id
    LEFT JOIN board_counters c ON c.board_id = b.id
    LEFT JOIN board_follows f ON f.follower_id = ${me} AND f.board_id = b.id
    LEFT JOIN board_collaborators m ON m.board_id = b.id AND m.user_id = ${me}
    LEFT JOIN LATERAL (
      SELECT coalesce(jsonb_agg(jsonb_build_object('pin_id', x.id::text, 'signature', encode(i.signature, 'hex'), 'width', i.width, 'height', i.height,
        'dominant_color', i.dominant_color) ORDER BY x.chosen DESC, x.id DESC), '[]') AS list
      FROM (
        (SELECT p.id, p.picture_id, true AS chosen FROM pins p WHERE p.id = b.cover_pin_id AND p.board_id = b.id AND p.deleted_at IS NULL AND p.audience < 3)
        UNION ALL
        (SELECT p.id, p.picture_id, false FROM pins p WHERE p.board_id = b.id AND p.deleted_at IS NULL AND p.audience < 3 AND p.id IS DISTINCT FROM b.cover_pin_id
          ORDER BY p.id DESC LIMIT ${sql.lit(MOST_COVERS)})
      ) x JOIN pictures i ON i.id = x.picture_id AND ${coversVisibleTo(viewer, 'b')}) covers ON true
    WHERE ${boardVisibleTo(viewer, 'b')}`.execute(db);
  return rows;
}
