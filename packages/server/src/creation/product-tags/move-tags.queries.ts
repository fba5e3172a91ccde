import { sql } from 'kysely';
import type { Place } from '@bowerbird/domain/media/edited-places.ts';
import type { Database } from '../../core/database/database.ts';

/** A picture of a pin: of a carousel, or its own at 0. */
export interface TaggedPicture {
  readonly pinId: string;
  readonly slot: number;
}

/** A tag with its place on the picture that is shown. One that lies outside of it has its place on the picture as it came. */
export interface PlacedTag {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly outside: Place | null;
}

/** The tags of a picture, the hidden ones last. */
export async function selectPlacedTags(trx: Database, { pinId, slot }: TaggedPicture): Promise<PlacedTag[]> {
  const { rows } = await sql<PlacedTag>`SELECT id, x::float8 AS x, y::float8 AS y,
      CASE WHEN outside_x IS NOT NULL THEN jsonb_build_object('x', outside_x, 'y', outside_y) END AS outside
    FROM pin_tags WHERE pin_id = ${pinId} AND slot = ${slot} AND picture_id IS NULL ORDER BY outside_x IS NOT NULL, position, id`.execute(
    trx,
  );
  return rows;
}

export async function placeTags(trx: Database, tags: readonly PlacedTag[]): Promise<void> {
  await sql`UPDATE pin_tags t SET x = given.x, y = given.y, outside_x = (given.outside->>'x')::real, outside_y = (given.outside->>'y')::real
    FROM jsonb_to_recordset(${JSON.stringify(tags)}::jsonb) AS given(id bigint, x real, y real, outside jsonb) WHERE t.id = given.id`.execute(
    trx,
  );
}

/** Keeps the tags of a picture as they are for saves that go on showing it; nothing where there are no such saves. */
export async function keepTagsForSaves(trx: Database, { pinId, slot }: TaggedPicture, pictureId: string): Promise<void> {
  await sql`WITH now AS (SELECT * FROM pin_tags WHERE pin_id = ${pinId} AND slot = ${slot} AND picture_id IS NULL AND outside_x IS NULL
        AND EXISTS (SELECT FROM pins s LEFT JOIN carousel_slots c ON c.pin_id = s.id AND c.position = ${slot}
          WHERE s.via_pin_id = ${pinId} AND s.deleted_at IS NULL AND coalesce(c.picture_id, s.picture_id) = ${pictureId})),
      kept AS (INSERT INTO pin_tags (pin_id, slot, pin_tag_key, position, x, y, picture_id)
        SELECT pin_id, slot, pin_tag_key, position, x, y, ${pictureId}::bigint FROM now ON CONFLICT DO NOTHING RETURNING id, pin_tag_key)
    INSERT INTO tagged_objects (tag_id, position, object_pin_id, link_id)
    SELECT kept.id, g.position, g.object_pin_id, g.link_id FROM now JOIN kept USING (pin_tag_key) JOIN tagged_objects g ON g.tag_id = now.id`.execute(
    trx,
  );
}

/** Forgets the tags that were kept for saves with a picture, once the pin shows it again. */
export async function forgetTagsOfSaves(trx: Database, { pinId, slot }: TaggedPicture, pictureId: string): Promise<void> {
  await sql`DELETE FROM pin_tags WHERE pin_id = ${pinId} AND slot = ${slot} AND picture_id = ${pictureId}`.execute(trx);
}
