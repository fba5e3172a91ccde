import { sql } from 'kysely';
import type { PictureEdits } from '@bowerbird/domain/media/picture-edits.ts';
import { counterNumber } from '../../core/counters/index.ts';
import type { Database } from '../../core/database/database.ts';

/** A picture of a pin that was changed, and what it was. */
export interface EditedPicture {
  readonly position: number;
  readonly original: string;
  readonly edits: PictureEdits;
}

/** Remembers what pictures of a pin were, which the pin holds from now on. */
export async function insertEdits(trx: Database, pinId: string, edited: readonly EditedPicture[]): Promise<void> {
  if (edited.length === 0) return;
  await sql`INSERT INTO pin_picture_edits (pin_id, position, original_id, edits)
    SELECT ${pinId}::bigint, (e->>'position')::smallint, i.id, e->'edits' FROM jsonb_array_elements(${JSON.stringify(edited)}::jsonb) e
      JOIN pictures i ON i.signature = decode(e->>'original', 'hex')
    ON CONFLICT (pin_id, position) DO UPDATE SET edits = excluded.edits`.execute(trx);
  await sql`INSERT INTO picture_holds (picture_id, pin_id) SELECT DISTINCT original_id, pin_id FROM pin_picture_edits
    WHERE pin_id = ${pinId} ON CONFLICT DO NOTHING`.execute(trx);
}

/** Shows another picture: the pin goes over from one picture to another, and so does what is counted for the picture. */
export async function changePicture(trx: Database, pinId: string, pictureId: string): Promise<void> {
  await sql`WITH before AS (SELECT id, picture_id, audience FROM pins WHERE id = ${pinId} AND picture_id <> ${pictureId} FOR UPDATE),
      p AS (UPDATE pins SET picture_id = ${pictureId} FROM before WHERE pins.id = before.id RETURNING before.picture_id, before.audience)
    INSERT INTO counter_deltas (kind, target, d)
    SELECT ${counterNumber('picture_counters.saves')}::smallint, t.target, t.d FROM p
      CROSS JOIN LATERAL (VALUES (p.picture_id, -1), (${pictureId}::bigint, 1)) t(target, d) WHERE p.audience = 0`.execute(trx);
}

/** Shows another picture in a place of a carousel. */
export async function changeSlot(trx: Database, pinId: string, position: number, pictureId: string): Promise<void> {
  await sql`UPDATE carousel_slots SET picture_id = ${pictureId} WHERE pin_id = ${pinId} AND position = ${position}`.execute(trx);
}

/** Forgets that a picture was changed: it is shown as it came. */
export async function deleteEdits(trx: Database, pinId: string, position: number): Promise<void> {
  await sql`DELETE FROM pin_picture_edits WHERE pin_id = ${pinId} AND position = ${position}`.execute(trx);
}

/** The pin holds the pictures of its carousel and what they were. It lets go of those that it showed before. */
export async function holdShown(trx: Database, pinId: string): Promise<void> {
  const needed = sql`SELECT picture_id FROM carousel_slots WHERE pin_id = ${pinId}
    UNION SELECT original_id FROM pin_picture_edits WHERE pin_id = ${pinId}`;
  await sql`DELETE FROM picture_holds WHERE pin_id = ${pinId} AND picture_id NOT IN (${needed})`.execute(trx);
  await sql`INSERT INTO picture_holds (picture_id, pin_id) SELECT n.picture_id, ${pinId}::bigint FROM (${needed}) n
    ON CONFLICT DO NOTHING`.execute(trx);
}

/** Has one change of a pin's pictures wait for another. */
export async function lockPin(trx: Database, pinId: string): Promise<void> {
  await sql`SELECT FROM pins WHERE id = ${pinId} FOR UPDATE`.execute(trx);
}

export interface EditableRow {
  readonly position: number;
  /** The picture that is shown. */
  readonly shown_id: string;
  readonly signature: string;
  readonly width: number;
  readonly height: number;
  readonly dominant_color: number;
  readonly edits: PictureEdits | null;
}

/** The still pictures of a pin as they came, and how they are changed; none of saves and of idea pins. */
export async function selectEditable(db: Database, pinId: string): Promise<EditableRow[]> {
  const { rows } =
    await sql<EditableRow>`SELECT shown.position::int AS position, shown.picture_id AS shown_id, encode(i.signature, 'hex') AS signature, i.width, i.height,
      i.dominant_color, e.edits
    FROM pins p CROSS JOIN LATERAL (SELECT 0 AS position, p.picture_id UNION SELECT s.position, s.picture_id FROM carousel_slots s
        WHERE s.pin_id = p.id AND s.position > 0) shown
      LEFT JOIN pin_picture_edits e ON e.pin_id = p.id AND e.position = shown.position
      JOIN pictures i ON i.id = coalesce(e.original_id, shown.picture_id) AND i.kind = 0
    WHERE p.id = ${pinId} AND p.via_pin_id IS NULL AND NOT EXISTS (SELECT FROM story_pins st WHERE st.pin_id = p.id)
    ORDER BY shown.position`.execute(db);
  return rows;
}
