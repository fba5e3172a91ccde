import { sql, type RawBuilder } from 'kysely';
import type { Viewer } from '../../endpoints/viewer.ts';
import { isActive } from '../../people/users/index.ts';
import { pinVisibleTo } from '../../pinning/pins/index.ts';

/** The products that stickers of an idea pin show, by page and layer; a save has those of its pin while the viewer may see that one. */
export function shownStickers(viewer: Viewer, pinId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`SELECT st.pin_id, product.id AS object_pin_id, product.link_id, sticker.at::int AS position
    FROM pins told JOIN story_pins st ON st.pin_id = told.story_pin_id
      JOIN pins origin ON origin.id = st.pin_id JOIN boards ob ON ob.id = origin.board_id JOIN users oo ON oo.id = origin.owner_id
      LEFT JOIN sections os ON os.id = origin.section_id
      CROSS JOIN LATERAL jsonb_array_elements_text(st.products) WITH ORDINALITY sticker(id, at)
      JOIN pins product ON product.id = sticker.id::bigint
    WHERE told.id = ${pinId} AND ${isActive('oo')} AND ${pinVisibleTo(viewer, 'origin', 'ob', 'os')}`;
}
