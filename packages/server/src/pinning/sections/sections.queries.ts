import { sql } from 'kysely';
import { undoSeconds } from '@bowerbird/domain/pinning/privacy.ts';
import type { Database } from '../../core/database/database.ts';
import { LIST_TOP, type ListCursor } from '../../endpoints/read-page.ts';
import type { Viewer } from '../../endpoints/viewer.ts';
import { boardVisibleTo, coversVisibleTo, type CoverRow } from '../boards/index.ts';

/** A section as the wire needs it. */
export interface SectionRow {
  readonly id: string;
  readonly board_id: string;
  readonly title: string;
  readonly slug: string;
  readonly position: string;
  readonly board_slug: string;
  readonly username: string;
  readonly pins: number;
  readonly covers: readonly CoverRow[];
}

/** The columns and joins that every reading of sections has, with the newest four pictures of each. */
const sectionColumns = (
  viewer: Viewer,
) => sql`s.id, s.board_id, s.title, s.slug, s.position, b.slug AS board_slug, o.username, coalesce(c.pins, 0) AS pins,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('pin_id', p.id::text, 'signature', encode(i.signature, 'hex'), 'width', i.width, 'height', i.height, 'dominant_color', i.dominant_color)
      ORDER BY p.position DESC, p.id DESC), '[]')
    FROM (SELECT id, position, picture_id FROM pins WHERE section_id = s.id AND deleted_at IS NULL ORDER BY position DESC, id DESC LIMIT 4) p JOIN pictures i ON i.id = p.picture_id AND ${coversVisibleTo(viewer, 'b')}) AS covers`;
const sectionJoins = sql`JOIN users o ON o.id = b.owner_id LEFT JOIN section_counters c ON c.section_id = s.id`;

/** What stands for the sections of a board that has none. */
type EmptyRow<Row> = { readonly [Column in keyof Row]: null };

/** A page of a board's sections; `null` when the viewer may not see the board. */
export async function selectSections(
  db: Database,
  viewer: Viewer,
  list: { boardId: string; after: ListCursor | null; size: number },
): Promise<SectionRow[] | null> {
  const after = list.after ?? LIST_TOP;
  const { rows } = await sql<SectionRow | EmptyRow<SectionRow>>`
    WITH b AS (SELECT b.* FROM boards b WHERE b.id = ${list.boardId} AND ${boardVisibleTo(viewer, 'b')})
    SELECT x.* FROM b LEFT JOIN LATERAL (
      SELECT ${sectionColumns(viewer)} FROM sections s ${sectionJoins}
      WHERE s.board_id = b.id AND s.deleted_at IS NULL AND (s.position, s.id) < (${after.at}, ${after.id})
      ORDER BY s.position DESC, s.id DESC LIMIT ${list.size}) x ON true`.execute(db);
  return rows.length === 0 ? null : rows.filter((row): row is SectionRow => row.id !== null);
}

/** One section that the viewer may see, by its id or by its board and slug. */
export async function selectSection(
  db: Database,
  viewer: Viewer,
  by: { id: string } | { boardId: string; slug: string },
): Promise<SectionRow | undefined> {
  const which = 'id' in by ? sql`s.id = ${by.id}` : sql`s.board_id = ${by.boardId} AND s.slug = ${by.slug}`;
  const { rows } = await sql<SectionRow>`SELECT ${sectionColumns(viewer)} FROM sections s JOIN boards b ON b.id = s.board_id ${sectionJoins}
    WHERE ${which} AND s.deleted_at IS NULL AND ${boardVisibleTo(viewer, 'b')}`.execute(db);
  return rows[0];
}

/** A section that a transaction holds, dead or alive. */
export interface LockedSection {
  readonly id: string;
  readonly board_id: string;
  readonly title: string;
  readonly slug: string;
  readonly pins: number;
  readonly deleted: boolean;
  readonly late: boolean;
  /** The section that took it in. */
  readonly merged_into: string | null;
}

/** Where a section stands, without holding it. */
export async function findSectionBoard(db: Database, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('sections').select('board_id').where('id', '=', id).executeTakeFirst();
  return row?.board_id;
}

export async function lockSectionRow(trx: Database, id: string): Promise<LockedSection | undefined> {
  const { rows } =
    await sql<LockedSection>`SELECT id, board_id, title, slug, coalesce((SELECT pins FROM section_counters c WHERE c.section_id = s.id), 0) AS pins,
      merged_into, deleted_at IS NOT NULL AS deleted, deleted_at IS NOT NULL AND deleted_at < now() - ${undoSeconds} * interval '1 second' AS late
    FROM sections s WHERE id = ${id} FOR UPDATE OF s`.execute(trx);
  return rows[0];
}

export async function countLive(trx: Database, boardId: string): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`SELECT count(*)::int AS n FROM sections WHERE board_id = ${boardId} AND deleted_at IS NULL`.execute(trx);
  return rows[0]!.n;
}

export async function takenSlugs(trx: Database, boardId: string, slug: string): Promise<Set<string>> {
  const { rows } = await sql<{
    slug: string;
  }>`SELECT slug FROM sections WHERE board_id = ${boardId} AND deleted_at IS NULL AND starts_with(slug, ${slug})`.execute(trx);
  return new Set(rows.map((row) => row.slug));
}

export async function insertSection(trx: Database, section: { boardId: string; title: string; slug: string }): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    WITH n AS MATERIALIZED (SELECT next_id(${section.boardId}) AS id),
    s AS (INSERT INTO sections (id, board_id, title, slug, position) SELECT id, ${section.boardId}, ${section.title}, ${section.slug}, id FROM n RETURNING id),
    c AS (INSERT INTO section_counters (section_id) SELECT id FROM s)
    SELECT id FROM s`.execute(trx);
  return rows[0]!.id;
}

export async function renameSection(trx: Database, id: string, title: string, slug: string): Promise<void> {
  await trx.updateTable('sections').set({ title, slug }).where('id', '=', id).execute();
}

export async function setDeleted(trx: Database, id: string, deleted: boolean): Promise<void> {
  await sql`UPDATE sections SET deleted_at = CASE WHEN ${deleted} THEN now() END WHERE id = ${id}`.execute(trx);
}

/**
 * Puts all pins of a section among those of another, by their positions, and notes which; returns how many of them live.
 * Deleted ones that can still come back go along, each part by an index of its own.
 */
export async function moveAllPins(trx: Database, from: string, into: string): Promise<number> {
  const { rows } = await sql<{ live: number }>`
    WITH all_pins AS (SELECT id FROM pins WHERE section_id = ${from} AND deleted_at IS NULL
      UNION ALL SELECT id FROM pins WHERE section_id = ${from} AND deleted_at >= now() - ${undoSeconds} * interval '1 second'),
    held AS (SELECT id FROM pins WHERE id IN (SELECT id FROM all_pins) ORDER BY id FOR UPDATE),
    moved AS (UPDATE pins p SET section_id = ${into} FROM held WHERE p.id = held.id RETURNING p.id, p.deleted_at IS NULL AS lives),
    noted AS (UPDATE sections SET merged_into = ${into}, merged_pin_ids = ARRAY(SELECT id FROM moved) WHERE id = ${from})
    SELECT count(*) FILTER (WHERE lives)::int AS live FROM moved`.execute(trx);
  return rows[0]!.live;
}

/** Takes the noted pins out of the section that took them in, as far as they are still there; returns how many of them live. */
export async function returnMergedPins(trx: Database, section: { id: string; merged_into: string }): Promise<number> {
  const { rows } = await sql<{ live: number }>`
    WITH held AS (SELECT p.id FROM sections s JOIN pins p ON p.id = ANY(s.merged_pin_ids)
      WHERE s.id = ${section.id} AND p.section_id = ${section.merged_into} ORDER BY p.id FOR UPDATE OF p),
    moved AS (UPDATE pins p SET section_id = ${section.id} FROM held WHERE p.id = held.id RETURNING p.deleted_at IS NULL AS lives),
    forgotten AS (UPDATE sections SET merged_into = NULL, merged_pin_ids = NULL WHERE id = ${section.id})
    SELECT count(*) FILTER (WHERE lives)::int AS live FROM moved`.execute(trx);
  return rows[0]!.live;
}

export async function isLive(trx: Database, id: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM sections WHERE id = ${id} AND deleted_at IS NULL`.execute(trx);
  return rows.length > 0;
}
