import { DESCRIPTION_VERSION } from '@bowerbird/domain/media/looks.ts';
import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import type { Description } from '../../core/media/index.ts';

export interface PictureToDescribe {
  readonly id: string;
  readonly signature: string;
}

/** The newest pictures that nobody described by the rules of now; the index holds only these. */
export async function selectToDescribe(db: Database, most: number): Promise<PictureToDescribe[]> {
  const { rows } =
    await sql<PictureToDescribe>`SELECT id, encode(signature, 'hex') signature FROM pictures WHERE looks_version < ${sql.lit(DESCRIPTION_VERSION)}
    ORDER BY id DESC LIMIT ${most}`.execute(db);
  return rows;
}

/** Keeps how a picture looks; without a description it is left alone from now on. One that was deleted meanwhile has no row. */
export async function storeDescription(db: Database, pictureId: string, version: number, description: Description | null): Promise<void> {
  await sql`UPDATE pictures SET looks_version = ${version} WHERE id = ${pictureId}`.execute(db);
  if (description === null) return;
  const { looks, colors, skinTone } = description;
  await sql`INSERT INTO picture_looks (picture_id, looks, colors, shares, skin_tone)
    SELECT id, ${Buffer.from(looks.buffer, looks.byteOffset, looks.length)}, ${colors.map(({ color }) => color)}::int[], ${colors.map(({ share }) => share)}::real[], ${skinTone}
    FROM pictures WHERE id = ${pictureId} ON CONFLICT (picture_id) DO UPDATE SET colors = excluded.colors, shares = excluded.shares, skin_tone = excluded.skin_tone`.execute(
    db,
  );
}
