import { sql } from 'kysely';
import type { Database } from '../../../core/database/database.ts';
import { hasStatus, itemState } from '../records/imports.queries.ts';

/** An item whose page let no server in. */
export interface WantedItem {
  readonly import_id: string;
  readonly number: number;
  readonly link: string;
}

/** So many pages of one person are told at once, those of the newest imports first. */
const MOST = 5_000;

/** The items of a person's imports whose pages let no server in. */
export async function selectWantedItems(db: Database, userId: string): Promise<WantedItem[]> {
  const { rows } = await sql<WantedItem>`SELECT i.import_id, i.number, i.link FROM imports m JOIN import_items i ON i.import_id = m.id
    WHERE m.user_id = ${userId} AND ${hasStatus(['running', 'paused', 'done'], 'm.status')} AND NOT m.is_undoing AND i.reason = 'not_let_in' AND i.state IN (${itemState.waiting}, ${itemState.refused})
      AND i.link IS NOT NULL AND i.pin_id IS NULL AND i.picture_id IS NULL
    ORDER BY m.id DESC, i.number LIMIT ${MOST}`.execute(db);
  return rows;
}

/** Gives items their picture, so that the job makes pins of them; gives which imports have to go on. */
export async function givePicture(
  trx: Database,
  { userId, items, pictureId }: { userId: string; items: readonly WantedItem[]; pictureId: string },
): Promise<{ id: string; status: number; items: number }[]> {
  const { rows } = await sql<{ id: string; status: number; items: number }>`WITH given AS (
      UPDATE import_items i SET picture_id = ${pictureId}, state = ${itemState.waiting}, next_try_at = now()
      FROM jsonb_to_recordset(${JSON.stringify(items)}::jsonb) AS w(import_id bigint, number int), imports m
      WHERE i.import_id = w.import_id AND i.number = w.number AND m.id = i.import_id AND m.user_id = ${userId}
        AND ${hasStatus(['running', 'paused', 'done'], 'm.status')} AND NOT m.is_undoing AND i.state IN (${itemState.waiting}, ${itemState.refused}) AND i.pin_id IS NULL RETURNING i.import_id)
    SELECT m.id, m.status, count(*)::int AS items FROM given g JOIN imports m ON m.id = g.import_id GROUP BY 1, 2`.execute(trx);
  return rows;
}
