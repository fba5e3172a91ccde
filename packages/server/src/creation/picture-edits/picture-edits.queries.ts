import { sql } from 'kysely';
import type { PictureEdits } from '@bowerbird/domain/media/picture-edits.ts';
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
