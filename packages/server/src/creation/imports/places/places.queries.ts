import { sql } from 'kysely';
import type { Database } from '../../../core/database/database.ts';
import type { SignedInViewer } from '../../../endpoints/viewer.ts';
import { pinVisibleTo } from '../../../pinning/pins/index.ts';
import { itemState } from '../records/imports.queries.ts';

export async function setTarget(
  db: Database,
  importId: string,
  target: { number: number; boardId?: string | null; boardName?: string; isLeftOut?: boolean },
): Promise<void> {
  const sets = [
    ...(target.boardId === undefined ? [] : [sql`board_id = ${target.boardId}`]),
    ...(target.boardName === undefined ? [] : [sql`board_name = ${target.boardName}`]),
    ...(target.isLeftOut === undefined ? [] : [sql`is_left_out = ${target.isLeftOut}`]),
  ];
  if (sets.length === 0) return;
  await sql`UPDATE import_boards SET ${sql.join(sets)} WHERE import_id = ${importId} AND number = ${target.number}`.execute(db);
}

/** Names the place that a board of the file has become. */
export async function setPlace(
  db: Database,
  importId: string,
  number: number,
  place: { boardId: string; sectionId: string | null },
): Promise<void> {
  await sql`UPDATE import_boards SET board_id = ${place.boardId}, section_id = ${place.sectionId}
    WHERE import_id = ${importId} AND number = ${number}`.execute(db);
}

/** Refuses what was to go to a board for which there is no room. */
export async function refuseBoard(db: Database, importId: string, board: number): Promise<void> {
  await sql`UPDATE import_items SET state = ${itemState.refused}, reason = 'no_room' WHERE import_id = ${importId} AND board = ${board} AND state = ${itemState.waiting}`.execute(
    db,
  );
}

/** The person's own boards of some names, by these. */
export async function selectBoardsByName(
  db: Database,
  userId: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, { readonly id: string; readonly privacy: number }>> {
  const { rows } = await sql<{ asked: string; id: string; privacy: number }>`
    SELECT n.name AS asked, b.id, b.privacy FROM unnest(${names}::text[]) n(name)
    JOIN boards b ON b.owner_id = ${userId} AND b.deleted_at IS NULL AND lower(b.name) = lower(n.name)`.execute(db);
  return new Map(rows.map(({ asked, id, privacy }) => [asked, { id, privacy }]));
}

export async function findSectionByTitle(db: Database, boardId: string, title: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM sections WHERE board_id = ${boardId} AND deleted_at IS NULL AND lower(title) = lower(${title})`.execute(db);
  return rows[0]?.id;
}

/** Notes that an import made a board or a section. */
export async function notePlace(db: Database, importId: string, boardId: string, sectionId = '0'): Promise<void> {
  await sql`INSERT INTO import_places (import_id, board_id, section_id) VALUES (${importId}, ${boardId}, ${sectionId}) ON CONFLICT DO NOTHING`.execute(
    db,
  );
}

/** Whether a board or section still stands. */
export async function isPlaceThere(db: Database, boardId: string, sectionId: string | null): Promise<boolean> {
  const section =
    sectionId === null
      ? sql`true`
      : sql`EXISTS (SELECT 1 FROM sections s WHERE s.id = ${sectionId} AND s.board_id = b.id AND s.deleted_at IS NULL)`;
  const { rows } = await sql`SELECT 1 FROM boards b WHERE b.id = ${boardId} AND b.deleted_at IS NULL AND ${section}`.execute(db);
  return rows.length > 0;
}

/**
 * Pins that an import made and that its person may still take away, a few. Those on a board from which they were sent away stay
 * there, as all that they added does; those of a deleted section went with it.
 */
export async function selectMadePins(db: Database, viewer: SignedInViewer, importId: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT p.id FROM import_items i JOIN pins p ON p.id = i.pin_id AND p.owner_id = ${viewer.userId}
      JOIN boards b ON b.id = p.board_id AND b.deleted_at IS NULL LEFT JOIN sections s ON s.id = p.section_id
    WHERE i.import_id = ${importId} AND i.state = ${itemState.taken} AND ${pinVisibleTo(viewer, 'p', 'b', 's')} ORDER BY i.number LIMIT ${most}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Takes away what of an import still waits for its time. */
export async function removeScheduledItems(db: Database, { importId, userId }: { importId: string; userId: string }): Promise<void> {
  await sql`DELETE FROM pin_drafts d USING import_items i
    WHERE i.import_id = ${importId} AND d.id = i.draft_id AND d.user_id = ${userId} AND d.pin_id IS NULL`.execute(db);
}

/** Sections, then boards, that an import made and in which nothing else lies now. */
export async function selectEmptyPlaces(db: Database, importId: string): Promise<{ board_id: string; section_id: string }[]> {
  const { rows } = await sql<{ board_id: string; section_id: string }>`
    SELECT m.board_id, m.section_id FROM import_places m JOIN boards b ON b.id = m.board_id AND b.deleted_at IS NULL
    LEFT JOIN sections s ON s.id = m.section_id AND s.deleted_at IS NULL
    WHERE m.import_id = ${importId} AND (m.section_id = 0 OR s.id IS NOT NULL)
      AND NOT EXISTS (SELECT 1 FROM pins p LEFT JOIN sections t ON t.id = p.section_id WHERE p.board_id = m.board_id AND p.deleted_at IS NULL
        AND t.deleted_at IS NULL AND (m.section_id = 0 OR p.section_id = m.section_id))
    ORDER BY m.section_id = 0, m.board_id, m.section_id`.execute(db);
  return rows;
}

/** Whether a board has sections that its import did not make. */
export async function hasOtherSections(db: Database, importId: string, boardId: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM sections s WHERE s.board_id = ${boardId} AND s.deleted_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM import_places m WHERE m.import_id = ${importId} AND m.section_id = s.id) LIMIT 1`.execute(db);
  return rows.length > 0;
}

/** The pin that each board of the file is to show first. */
export async function selectCovers(db: Database, importId: string): Promise<{ board_id: string; pin_id: string }[]> {
  const { rows } = await sql<{ board_id: string; pin_id: string }>`
    SELECT p.board_id, p.id AS pin_id FROM import_items i JOIN pins p ON p.id = i.pin_id AND p.deleted_at IS NULL
    WHERE i.import_id = ${importId} AND i.state = ${itemState.taken} AND i.is_cover`.execute(db);
  return rows;
}
