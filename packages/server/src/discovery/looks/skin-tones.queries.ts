import { sql } from 'kysely';
import type { SkinTone } from '@bowerbird/domain/media/skin-tones.ts';
import type { Database } from '../../core/database/database.ts';

export interface SkinToneRow {
  readonly picture_id: string;
  readonly recognised: SkinTone | null;
  readonly is_chosen: boolean;
  readonly tone: SkinTone | null;
}

/** What is known of the skin in the picture of a pin; nothing where the pin is not theirs. */
export async function selectSkinTone(db: Database, ownerId: string, pinId: string): Promise<SkinToneRow | undefined> {
  const { rows } = await sql<SkinToneRow>`SELECT p.picture_id, k.skin_tone recognised, c.pin_id IS NOT NULL is_chosen, c.tone
    FROM pins p JOIN boards b ON b.id = p.board_id AND b.deleted_at IS NULL LEFT JOIN picture_looks k ON k.picture_id = p.picture_id LEFT JOIN pin_skin_tones c ON c.pin_id = p.id
    WHERE p.id = ${pinId} AND p.owner_id = ${ownerId} AND p.deleted_at IS NULL`.execute(db);
  return rows[0];
}

/** Keeps what the owner of a pin says; `null` for no skin. */
export async function keepSkinTone(db: Database, pinId: string, tone: SkinTone | null): Promise<void> {
  await sql`INSERT INTO pin_skin_tones (pin_id, tone) VALUES (${pinId}, ${tone}) ON CONFLICT (pin_id) DO UPDATE SET tone = excluded.tone`.execute(
    db,
  );
}

export async function dropSkinTone(db: Database, pinId: string): Promise<void> {
  await sql`DELETE FROM pin_skin_tones WHERE pin_id = ${pinId}`.execute(db);
}
