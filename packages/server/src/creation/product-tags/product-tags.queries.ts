import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { LIST_TOP, type ListCursor } from '../../endpoints/read-page.ts';
import type { Viewer } from '../../endpoints/viewer.ts';
import { pinVisibleTo } from '../../pinning/pins/index.ts';
import { triedPictures } from '../../social/pin-responses/index.ts';
import { shownStickers } from './story-stickers.queries.ts';
import { joinObjects, type ObjectKey, type ObjectScope, type TaggedObjectRow } from './tagged-objects.queries.ts';

interface TagRow {
  readonly id: string;
  readonly pinTagKey: string;
  readonly slot: number;
  readonly x: number;
  readonly y: number;
  readonly link: string | null;
  readonly linkError: null;
  readonly status: 'saved';
  readonly taggedObjectIds: string[];
}

/** What is read of a pin's products, and of what came of it. */
export interface ProductTagsRow {
  readonly isShopTheLook: boolean;
  /** Pictures of people who tried what the pin shows. */
  readonly imagesCount: number;
  /** Both are read only of pins that may have products. */
  readonly pinTags?: TagRow[];
  readonly taggedObjects?: TaggedObjectRow[];
}

/** A tag to be kept. */
export interface NewTag {
  /** The picture of a carousel that it is on. */
  readonly slot: number;
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly isCutOff?: boolean | undefined;
  readonly objects: readonly ObjectKey[];
}

/** The tags that lie on the pictures of their pin as they are now. */
const isPresent = (tag: string) => sql`${sql.ref(`${tag}.picture_id`)} IS NULL AND ${sql.ref(`${tag}.outside_x`)} IS NULL`;

/**
 * The tags that a pin shows: its own, and those of the pin that it was saved from while the viewer may see that one. A save may show
 * a picture that its pin had before, and then shows the tags of before.
 */
function shownTags(viewer: Viewer, pinId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`SELECT own.* FROM pin_tags own WHERE own.pin_id = ${pinId} AND ${isPresent('own')}
    UNION ALL SELECT t.* FROM pins via JOIN pins vp ON vp.id = via.via_pin_id
      JOIN boards vb ON vb.id = vp.board_id LEFT JOIN sections vs ON vs.id = vp.section_id
      JOIN pin_tags t ON t.pin_id = vp.id AND t.outside_x IS NULL
      LEFT JOIN carousel_slots saved ON saved.pin_id = via.id AND saved.position = t.slot
      LEFT JOIN carousel_slots origin ON origin.pin_id = vp.id AND origin.position = t.slot
    WHERE via.id = ${pinId} AND coalesce(saved.picture_id, via.picture_id) = coalesce(t.picture_id, origin.picture_id, vp.picture_id)
      AND ${pinVisibleTo(viewer, 'vp', 'vb', 'vs')}`;
}

/** What came of a pin. */
export function outcomeOfPin(viewer: Viewer, pinId: RawBuilder<unknown>): RawBuilder<ProductTagsRow> {
  return sql<ProductTagsRow>`jsonb_build_object('isShopTheLook', false, 'imagesCount', ${triedPictures(viewer, pinId)})`;
}

/** Whether a pin, the one that it was saved from, or its pages may have products. */
export function mayHaveTags(pinId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`EXISTS (SELECT FROM pins o WHERE o.id = ${pinId} AND (o.story_pin_id IS NOT NULL
    OR EXISTS (SELECT FROM pin_tags t WHERE t.pin_id IN (o.id, o.via_pin_id))))`;
}

/** The tags of a pin with their products, none where the viewer may see none; and what came of it. */
export function tagsOfPin(scope: ObjectScope, pinId: RawBuilder<unknown>): RawBuilder<ProductTagsRow> {
  return sql<ProductTagsRow>`(WITH shop AS MATERIALIZED (
      SELECT t.id, t.pin_tag_key, t.slot, t.x, t.y, t.position, g.position AS at, known.object FROM (${shownTags(scope.viewer, pinId)}) t
        JOIN tagged_objects g ON g.tag_id = t.id ${joinObjects(scope)}),
    stuck AS MATERIALIZED (SELECT known.object, g.position FROM (${shownStickers(scope.viewer, pinId)}) g ${joinObjects(scope)})
    SELECT jsonb_build_object('isShopTheLook', EXISTS (SELECT FROM shop) OR EXISTS (SELECT FROM stuck), 'imagesCount', ${triedPictures(scope.viewer, pinId)},
      'pinTags', (SELECT coalesce(jsonb_agg(one.tag ORDER BY one.position, one.id), '[]') FROM (SELECT id, position, jsonb_build_object('id', id::text,
          'pinTagKey', pin_tag_key, 'slot', slot, 'x', round(x::numeric, 4), 'y', round(y::numeric, 4), 'link', (array_agg(object->>'link' ORDER BY at))[1], 'linkError', NULL, 'status', 'saved',
          'taggedObjectIds', jsonb_agg(object->>'id' ORDER BY at)) AS tag FROM shop GROUP BY id, pin_tag_key, slot, x, y, position) one),
      'taggedObjects', (SELECT coalesce(jsonb_agg(one.object ORDER BY one.position, one.at), '[]')
        FROM (SELECT DISTINCT ON (object->>'id') object, position, at FROM (SELECT object, position, at FROM shop
          UNION ALL SELECT object, position, 0 FROM stuck) any_of ORDER BY object->>'id', position, at) one)))`;
}

/** Sets the tags of a pin, but for hidden ones that are not named. It leaves out the pins that this person may not see. Gives how many products are kept. */
export async function replaceTags(db: Database, viewer: Viewer, pinId: string, tags: readonly NewTag[]): Promise<number> {
  const given = JSON.stringify(tags);
  const isNamed = sql`(t.slot, t.pin_tag_key) IN (SELECT (tag->>'slot')::smallint, tag->>'key' FROM jsonb_array_elements(${given}::jsonb) tag)`;
  await sql`DELETE FROM pin_tags t WHERE t.pin_id = ${pinId} AND ${isPresent('t')} AND NOT ${isNamed}`.execute(db);
  await sql`DELETE FROM tagged_objects WHERE tag_id IN (SELECT t.id FROM pin_tags t WHERE t.pin_id = ${pinId} AND t.picture_id IS NULL AND ${isNamed})`.execute(
    db,
  );
  const { rows } = await sql<{ tag_id: string }>`
    WITH given AS (SELECT s.at, s.tag, s.tag->>'key' AS key, (s.tag->>'slot')::smallint AS slot FROM jsonb_array_elements(${given}::jsonb) WITH ORDINALITY s(tag, at)),
    objects AS (SELECT given.slot, given.key, o.at, (o.object->>'pinId')::bigint AS pin_id, (o.object->>'linkId')::bigint AS link_id
      FROM given CROSS JOIN jsonb_array_elements(given.tag->'objects') WITH ORDINALITY o(object, at)),
    seen AS (SELECT objects.slot, objects.key, objects.at, p.id AS pin_id, coalesce(objects.link_id, p.link_id) AS link_id FROM objects
        LEFT JOIN pins p ON p.id = objects.pin_id LEFT JOIN boards b ON b.id = p.board_id LEFT JOIN sections s ON s.id = p.section_id
      WHERE objects.pin_id IS NULL OR ${pinVisibleTo(viewer, 'p', 'b', 's')}),
    kept AS (INSERT INTO pin_tags (pin_id, slot, pin_tag_key, position, x, y, outside_x, outside_y)
      SELECT ${pinId}, slot, key, at, (tag->>'x')::real, (tag->>'y')::real, CASE WHEN (tag->>'isCutOff')::boolean THEN (tag->>'x')::real END,
        CASE WHEN (tag->>'isCutOff')::boolean THEN (tag->>'y')::real END FROM given 
        WHERE EXISTS (SELECT FROM seen WHERE seen.key = given.key AND seen.slot = given.slot)
      ON CONFLICT (pin_id, slot, pin_tag_key, picture_id) DO UPDATE SET position = excluded.position, x = excluded.x, y = excluded.y,
        outside_x = excluded.outside_x, outside_y = excluded.outside_y RETURNING id, slot, pin_tag_key)
    INSERT INTO tagged_objects (tag_id, position, object_pin_id, link_id)
      SELECT kept.id, seen.at, seen.pin_id, seen.link_id FROM seen JOIN kept ON kept.pin_tag_key = seen.key AND kept.slot = seen.slot RETURNING tag_id`.execute(
    db,
  );
  await sql`DELETE FROM pin_tags t WHERE pin_id = ${pinId} AND NOT EXISTS (SELECT FROM tagged_objects g WHERE g.tag_id = t.id)`.execute(db);
  return rows.length;
}

/** How many pictures a pin has. */
export async function countPictures(db: Database, pinId: string): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`SELECT greatest(1, count(*))::int AS count FROM carousel_slots WHERE pin_id = ${pinId}`.execute(db);
  return rows[0]!.count;
}

/** The pins of the products of a pin, by its tags and stickers; a page of a shop is shown by a pin of it. The rules of pins decide who sees them. */
export function productsOfPin(scope: ObjectScope, pinId: string, after: ListCursor | null, size: number): RawBuilder<unknown> {
  const last = after?.at ?? '';
  const id = sql`${pinId}::bigint`;
  const objects = sql`SELECT g.object_pin_id, g.link_id, t.position AS tag, g.position FROM (${shownTags(scope.viewer, id)}) t
      JOIN tagged_objects g ON g.tag_id = t.id
    UNION ALL SELECT s.object_pin_id, s.link_id, s.position, 0 FROM (${shownStickers(scope.viewer, id)}) s`;
  return sql`SELECT one.id, one.at, NULL::jsonb AS extra FROM (SELECT DISTINCT ON (shown.id) shown.id,
        lpad(shown.tag::text, 6, '0') || '.' || lpad(shown.position::text, 6, '0') || '.' || lpad(shown.id::text, 20, '0') AS at
      FROM (SELECT (known.object #>> '{pin,id}')::bigint AS id, g.tag, g.position FROM (${objects}) g ${joinObjects(scope)}) shown
      WHERE shown.id IS NOT NULL ORDER BY shown.id, shown.tag, shown.position) one
    WHERE one.at > ${last} ORDER BY one.at LIMIT ${size}`;
}

/** Other pins with a product of this one, the newest first; those of one page count as the same product. */
export function looksWith(viewer: Viewer, pinId: string, after: ListCursor | null, size: number): RawBuilder<unknown> {
  const { id } = after ?? LIST_TOP;
  const own = sql`${pinId}::bigint`;
  const mine = sql`SELECT mt.pin_id, m.object_pin_id, m.link_id FROM (${shownTags(viewer, own)}) mt JOIN tagged_objects m ON m.tag_id = mt.id
    UNION ALL SELECT pin_id, object_pin_id, link_id FROM (${shownStickers(viewer, own)}) s`;
  const isOther = (pin: string) => sql`${sql.ref(pin)} NOT IN (m.pin_id, ${own}) AND ${sql.ref(pin)} < ${id}::bigint`;
  const same = (column: string) => sql`SELECT t.pin_id FROM (${mine}) m
      JOIN tagged_objects g ON ${sql.ref(`g.${column}`)} = ${sql.ref(`m.${column}`)} JOIN pin_tags t ON t.id = g.tag_id
    WHERE ${isPresent('t')} AND ${isOther('t.pin_id')}`;
  const stuck = sql`SELECT st.pin_id FROM (${mine}) m JOIN story_pins st ON st.products @> to_jsonb(m.object_pin_id::text)
    WHERE ${isOther('st.pin_id')}`;
  return sql`SELECT one.pin_id AS id, one.pin_id::text AS at, NULL::jsonb AS extra
    FROM (${same('object_pin_id')} UNION ${same('link_id')} UNION ${stuck}) one ORDER BY one.pin_id DESC LIMIT ${size}`;
}
