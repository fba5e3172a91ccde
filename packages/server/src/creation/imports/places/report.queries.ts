import { sql } from 'kysely';
import { worthAnotherTry } from '@bowerbird/domain/creation/imports.ts';
import type { Database } from '../../../core/database/database.ts';
import { isMendable } from '../items/run.queries.ts';
import { itemState } from '../records/imports.queries.ts';

export interface BoardRow {
  readonly number: number;
  readonly path: string[];
  readonly facts: Record<string, unknown>;
  readonly items: number;
  readonly duplicates: number;
  readonly is_left_out: boolean;
  readonly board_name: string;
  readonly section_name: string | null;
  readonly board_id: string | null;
  readonly section_id: string | null;
}

export async function selectBoardRows(db: Database, importId: string): Promise<BoardRow[]> {
  const { rows } =
    await sql<BoardRow>`SELECT number, path, facts, items, duplicates, is_left_out, board_name, section_name, board_id, section_id
    FROM import_boards WHERE import_id = ${importId} ORDER BY number`.execute(db);
  return rows;
}

export interface BoardsToPlace {
  /** All of them, also those for which nothing is in the file. */
  readonly withEmpty?: boolean;
  /** Those alone that have no place yet. */
  readonly isNew?: boolean;
}

/** Boards of the file whose first pin is ready or that are here, with the sections that something waits for. */
export async function selectBoardsToPlace(
  db: Database,
  importId: string,
  { withEmpty = false, isNew = false }: BoardsToPlace,
): Promise<BoardRow[]> {
  const isWanted = isNew ? sql`(b.board_id IS NULL OR (b.section_name IS NOT NULL AND b.section_id IS NULL))` : sql`true`;
  const isReady = sql`(b.board_id IS NOT NULL OR lower(b.board_name) IN (SELECT lower(o.board_name) FROM import_items i
      JOIN import_boards o ON o.import_id = i.import_id AND o.number = i.board
      WHERE i.import_id = ${importId} AND i.state = ${itemState.waiting} AND i.picture_id IS NOT NULL AND NOT o.is_left_out))
    AND EXISTS (SELECT 1 FROM import_items i WHERE i.import_id = b.import_id AND i.board = b.number AND i.state = ${itemState.waiting})`;
  const { rows } =
    await sql<BoardRow>`SELECT number, path, facts, items, duplicates, is_left_out, board_name, section_name, board_id, section_id
    FROM import_boards b WHERE import_id = ${importId} AND NOT is_left_out AND ${isWanted} AND (${withEmpty ? sql`true` : isReady})
    ORDER BY number`.execute(db);
  return rows;
}

export interface ReportRow {
  readonly number: number;
  readonly title: string;
  readonly link: string | null;
  readonly picture: string | null;
  readonly entry: string | null;
  readonly state: number;
  readonly reason: string | null;
  readonly next_try_at: Date;
  readonly can_keep_link: boolean;
}

/** An item that is kept without its picture when that is asked: it has a link, and nothing of it is here. */
const isLinkToKeep = sql<boolean>`state IN (${itemState.waiting}, ${itemState.refused}) AND link IS NOT NULL AND picture_id IS NULL AND pin_id IS NULL
  AND reason = ANY(${worthAnotherTry})`;

/** Items that are not here, or not whole, each with its reason. Those that nobody has come to yet are not among them. */
export async function selectReport(
  db: Database,
  { importId, reason, after, size }: { importId: string; reason: string | undefined; after: number; size: number },
): Promise<ReportRow[]> {
  const isWanted = reason === undefined ? sql`reason IS NOT NULL` : sql`reason = ${reason}`;
  const { rows } = await sql<ReportRow>`SELECT number, title, link, picture, entry, state, reason, next_try_at,
      coalesce(${isLinkToKeep}, false) AS can_keep_link FROM import_items WHERE import_id = ${importId} AND ${isWanted} AND number > ${after} ORDER BY number LIMIT ${size}`.execute(
    db,
  );
  return rows;
}

export async function countWithoutPicture(db: Database, importId: string): Promise<number> {
  const { rows } = await sql<{ items: number }>`SELECT count(*)::int AS items FROM import_items
    WHERE import_id = ${importId} AND state = ${itemState.waiting} AND picture IS NULL AND entry IS NULL AND film IS NULL AND picture_id IS NULL`.execute(
    db,
  );
  return rows[0]!.items;
}

export async function countLinksToKeep(db: Database, importId: string): Promise<number> {
  const { rows } = await sql<{ items: number }>`SELECT count(*)::int AS items FROM import_items
    WHERE import_id = ${importId} AND ${isLinkToKeep}`.execute(db);
  return rows[0]!.items;
}

export async function countMendable(db: Database, importId: string): Promise<number> {
  const { rows } = await sql<{ items: number }>`SELECT count(*)::int AS items FROM import_items
    WHERE import_id = ${importId} AND ${isMendable}`.execute(db);
  return rows[0]!.items;
}

/** Items whose pins go out by themselves later. */
export async function countScheduledItems(db: Database, importId: string): Promise<number> {
  const { rows } = await sql<{ items: number }>`SELECT count(*)::int AS items FROM import_items
    WHERE import_id = ${importId} AND (state = ${itemState.waiting} AND publish_at > now()
      OR EXISTS (SELECT 1 FROM pin_drafts d WHERE d.id = draft_id AND d.scheduled_at IS NOT NULL AND d.pin_id IS NULL))`.execute(db);
  return rows[0]!.items;
}

export interface HostRow {
  readonly host: string;
  readonly waiting: number;
  /** Null where it is being asked now. */
  readonly asks_again_at: Date | null;
}

export async function selectHosts(db: Database, importId: string): Promise<HostRow[]> {
  const { rows } = await sql<HostRow>`SELECT host, count(*)::int AS waiting, 
      CASE WHEN min(next_try_at) > now() THEN min(next_try_at) END AS asks_again_at FROM import_items
    WHERE import_id = ${importId} AND state = ${itemState.waiting} AND host <> '' GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 5`.execute(db);
  return rows;
}
