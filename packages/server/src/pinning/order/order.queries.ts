import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';

/** A list that people order by hand: rows of a table that meet a condition, by position and id, highest first. */
export interface OrderedList {
  readonly table: 'pins' | 'boards' | 'sections' | 'board_notes';
  readonly where: RawBuilder<boolean>;
}

/** The loose pins of a board, or those of a section. */
export function pinsInOrder(place: { board_id: string; section_id: string | null }): OrderedList {
  const where =
    place.section_id === null
      ? sql<boolean>`t.board_id = ${place.board_id} AND t.section_id IS NULL AND t.deleted_at IS NULL`
      : sql<boolean>`t.section_id = ${place.section_id} AND t.deleted_at IS NULL`;
  return { table: 'pins', where };
}

/** The boards of a person that are not archived. */
export function boardsInOrder(ownerId: string): OrderedList {
  return { table: 'boards', where: sql<boolean>`t.owner_id = ${ownerId} AND t.deleted_at IS NULL AND t.archived_at IS NULL` };
}

/** The sections of a board. */
export function sectionsInOrder(boardId: string): OrderedList {
  return { table: 'sections', where: sql<boolean>`t.board_id = ${boardId} AND t.deleted_at IS NULL` };
}

/** The notes of a board. */
export function notesInOrder(boardId: string): OrderedList {
  return { table: 'board_notes', where: sql<boolean>`t.board_id = ${boardId} AND t.deleted_at IS NULL` };
}

interface Anchor {
  readonly position: bigint;
  readonly above: bigint | null;
}

/** The position of a row and of its neighbour above, the moved row aside. */
export async function findAnchor(trx: Database, list: OrderedList, moved: string, anchor: string): Promise<Anchor | null> {
  const { rows } = await sql<{ position: string; above: string | null }>`
    SELECT a.position, (SELECT t.position FROM ${sql.table(list.table)} t WHERE ${list.where} AND t.id <> ${moved} AND (t.position, t.id) > (a.position, a.id)
      ORDER BY t.position, t.id LIMIT 1) AS above
    FROM (SELECT t.id, t.position FROM ${sql.table(list.table)} t WHERE ${list.where} AND t.id = ${anchor}) a`.execute(trx);
  const row = rows[0];
  return row ? { position: BigInt(row.position), above: row.above === null ? null : BigInt(row.above) } : null;
}

/** The lowest position of the list, the moved row aside. */
export async function findLowest(trx: Database, list: OrderedList, moved: string): Promise<bigint | null> {
  const { rows } = await sql<{ position: string }>`SELECT t.position FROM ${sql.table(list.table)} t
    WHERE ${list.where} AND t.id <> ${moved} ORDER BY t.position, t.id LIMIT 1`.execute(trx);
  return rows[0] ? BigInt(rows[0].position) : null;
}

export async function setPosition(trx: Database, list: OrderedList, id: string, position: bigint): Promise<void> {
  await sql`UPDATE ${sql.table(list.table)} SET position = ${String(position)} WHERE id = ${id}`.execute(trx);
}

/** Spreads the rows above an anchor evenly up to the next one beyond them; false when that leaves no gaps. */
export async function makeRoomAbove(
  trx: Database,
  list: OrderedList,
  move: { moved: string; anchor: string; most: number },
): Promise<boolean> {
  const table = sql.table(list.table);
  const { rows } = await sql<{ spread: boolean }>`
    WITH anchor AS (SELECT t.id, t.position FROM ${table} t WHERE ${list.where} AND t.id = ${move.anchor}),
    above AS MATERIALIZED (SELECT t.id, t.position, row_number() OVER (ORDER BY t.position, t.id) AS n FROM ${table} t, anchor a
      WHERE ${list.where} AND t.id <> ${move.moved} AND (t.position, t.id) > (a.position, a.id) ORDER BY t.position, t.id LIMIT ${move.most + 1}),
    bounds AS (SELECT a.position AS low, count(x.id) AS all_above,
        CASE WHEN count(x.id) > ${move.most} THEN max(x.position) ELSE greatest(max(x.position), a.position) + (count(x.id) + 1) * 4194304 END AS high
      FROM anchor a, above x GROUP BY a.position),
    moved AS (UPDATE ${table} u SET position = b.low + ((b.high - b.low) / (least(b.all_above, ${move.most}) + 1)) * x.n
      FROM above x, bounds b WHERE u.id = x.id AND x.n <= ${move.most} AND (b.high - b.low) / (least(b.all_above, ${move.most}) + 1) >= 2 RETURNING u.id)
    SELECT count(*) > 0 AS spread FROM moved`.execute(trx);
  return rows[0]?.spread ?? false;
}
