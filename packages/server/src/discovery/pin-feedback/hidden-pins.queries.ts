import { sql, type RawBuilder } from 'kysely';
import { LIST_TOP, type ListCursor } from '../../endpoints/read-page.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { pinVisibleTo } from '../../pinning/pins/index.ts';

/** Pins of a picture that are looked at until one may be seen. */
const PINS_OF_PICTURE = 20;

/** The places of what a person hid, hidden last first: the first pin of each picture and its twins that they may see. */
export function pinsHiddenBy(viewer: SignedInViewer, after: ListCursor | null, size: number): RawBuilder<unknown> {
  const { at, id } = after ?? LIST_TOP;
  return sql`SELECT x.id, k.at, NULL AS extra
    FROM (SELECT array_agg(h.picture_id) pictures, (extract(epoch FROM max(h.created_at)) * 1000000)::bigint AS at
      FROM hidden_pins h JOIN pictures i ON i.id = h.picture_id WHERE h.user_id = ${viewer.userId} GROUP BY coalesce(i.twin_of, i.id)
      ORDER BY 2 DESC) k
    CROSS JOIN LATERAL (SELECT p.id FROM unnest(k.pictures) o(picture_id)
      CROSS JOIN LATERAL (SELECT * FROM pins WHERE picture_id = o.picture_id AND audience = 0 AND deleted_at IS NULL
        ORDER BY id LIMIT ${PINS_OF_PICTURE}) p
      JOIN boards b ON b.id = p.board_id LEFT JOIN sections s ON s.id = p.section_id
      WHERE ${pinVisibleTo(viewer, 'p', 'b', 's')} ORDER BY p.id LIMIT 1) x
    WHERE k.at <= ${at}::bigint AND (k.at, x.id) < (${at}::bigint, ${id}::bigint)
    ORDER BY k.at DESC, x.id DESC LIMIT ${size}`;
}
