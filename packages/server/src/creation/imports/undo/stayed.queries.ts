import { sql } from 'kysely';
import type { importStayedKinds, importStayedReasons } from '@bowerbird/domain/creation/imports.ts';
import type { Database } from '../../../core/database/database.ts';
import type { SignedInViewer } from '../../../endpoints/viewer.ts';
import { pinVisibleTo } from '../../../pinning/pins/index.ts';
import { itemState } from '../records/imports.queries.ts';

/** Something that an undone import made and that is still here. */
export interface StayedRow {
  readonly kind: (typeof importStayedKinds)[number];
  readonly id: string;
  readonly name: string;
  readonly reason: (typeof importStayedReasons)[number];
  readonly username: string;
  readonly slug: string;
  readonly section_slug: string;
  /** How many there are in all. */
  readonly all: number;
}

const SHOWN = 50;

/**
 * What stayed of an undone import: boards and sections in which other things lie, and pins that its person cannot reach or
 * brought back. A section says nothing more where its board stayed too.
 */
export async function selectStayed(db: Database, viewer: SignedInViewer, importId: string): Promise<StayedRow[]> {
  const isBeside = sql`EXISTS (SELECT FROM pins p WHERE p.board_id = m.board_id AND p.deleted_at IS NULL
    AND (m.section_id = 0 OR p.section_id = m.section_id))`;
  const { rows } = await sql<StayedRow>`
    WITH stayed AS (
      SELECT CASE WHEN m.section_id = 0 THEN 'board' ELSE 'section' END AS kind, CASE WHEN m.section_id = 0 THEN b.id ELSE s.id END AS id,
        coalesce(s.title, b.name) AS name, CASE WHEN ${isBeside} THEN 'other_pins' ELSE 'other_sections' END AS reason,
        b.id AS board_id, coalesce(s.slug, '') AS section_slug, m.section_id = 0 AS is_first
      FROM import_places m JOIN boards b ON b.id = m.board_id AND b.deleted_at IS NULL
        LEFT JOIN sections s ON s.id = m.section_id AND s.deleted_at IS NULL
      WHERE m.import_id = ${importId} AND (m.section_id = 0 OR s.id IS NOT NULL
        AND NOT EXISTS (SELECT FROM import_places o WHERE o.import_id = m.import_id AND o.board_id = m.board_id AND o.section_id = 0))
      UNION ALL
      SELECT 'pin', p.id, coalesce(nullif(p.title, ''), i.title), CASE WHEN ${pinVisibleTo(viewer, 'p', 'b', 's')} THEN 'brought_back' ELSE 'out_of_reach' END,
        b.id, '', false
      FROM import_items i JOIN pins p ON p.id = i.pin_id AND p.owner_id = ${viewer.userId} AND p.deleted_at IS NULL
        JOIN boards b ON b.id = p.board_id AND b.deleted_at IS NULL LEFT JOIN sections s ON s.id = p.section_id
      WHERE i.import_id = ${importId} AND i.state = ${itemState.taken} AND s.deleted_at IS NULL)
    SELECT stayed.kind, stayed.id, stayed.name, stayed.reason, stayed.section_slug, u.username, b.slug, (count(*) OVER ())::int AS "all"
    FROM stayed JOIN boards b ON b.id = stayed.board_id JOIN users u ON u.id = b.owner_id
    ORDER BY stayed.is_first DESC, stayed.kind DESC, lower(stayed.name), stayed.id LIMIT ${SHOWN}`.execute(db);
  return rows;
}
