import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { pinVisibleTo } from '../pins/index.ts';

/** A pin of the viewer's own, with its place. */
export interface SavedPlaceRow {
  readonly pin_id: string;
  readonly title: string;
  readonly created_at: Date;
  readonly is_same_picture: boolean;
  readonly signature: string;
  readonly width: number;
  readonly height: number;
  readonly dominant_color: number;
  readonly board_id: string;
  readonly board_name: string;
  readonly board_slug: string;
  readonly board_privacy: number;
  readonly board_owner_username: string;
  readonly section_id: string | null;
  readonly section_title: string | null;
}

/** What may be kept already: the picture of a pin, one with a signature, or anything of an address. */
export interface Wanted {
  readonly pinId: string | null;
  readonly signature: string | null;
  readonly link: string | null;
}

/** Pins that are told; more places than these nobody reads. */
const MOST_PLACES = 10;

/** The viewer's own pins of a picture or a page, newest first: index probes by owner. */
export async function selectSavedPlaces(db: Database, viewer: SignedInViewer, wanted: Wanted): Promise<SavedPlaceRow[]> {
  const { pinId, signature, link } = wanted;
  const mine = sql`p.owner_id = ${viewer.userId} AND p.deleted_at IS NULL`;
  const { rows } = await sql<SavedPlaceRow>`
    WITH pictures_wanted AS (
      SELECT picture_id AS id FROM pins WHERE id = ${pinId}::bigint
      UNION SELECT id FROM pictures WHERE signature = decode(${signature}, 'hex')),
    link_wanted AS (SELECT id FROM links WHERE url_hash = sha256(convert_to(${link}, 'UTF8'))),
    found AS (
      (SELECT p.id, true AS is_same_picture FROM pictures_wanted w JOIN pins p ON p.picture_id = w.id AND ${mine}
        ORDER BY p.id DESC LIMIT ${MOST_PLACES})
      UNION ALL
      (SELECT p.id, false FROM link_wanted w JOIN pins p ON p.link_id = w.id AND ${mine} ORDER BY p.id DESC LIMIT ${MOST_PLACES}))
    SELECT p.id AS pin_id, p.title, p.created_at, bool_or(found.is_same_picture) AS is_same_picture,
      encode(pic.signature, 'hex') AS signature, pic.width, pic.height, pic.dominant_color,
      b.id AS board_id, b.name AS board_name, b.slug AS board_slug, b.privacy AS board_privacy,
      bo.username AS board_owner_username, s.id AS section_id, s.title AS section_title
    FROM found JOIN pins p ON p.id = found.id JOIN pictures pic ON pic.id = p.picture_id
      JOIN boards b ON b.id = p.board_id JOIN users bo ON bo.id = b.owner_id LEFT JOIN sections s ON s.id = p.section_id
    WHERE ${pinVisibleTo(viewer, 'p', 'b', 's', 'bo')}
    GROUP BY p.id, pic.id, b.id, bo.id, s.id ORDER BY is_same_picture DESC, p.id DESC LIMIT ${MOST_PLACES}`.execute(db);
  return rows;
}
