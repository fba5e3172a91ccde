import { sql, type RawBuilder } from 'kysely';
import type { ExportedEdits, ExportedSlot, ExportedTag } from '@bowerbird/contract/creation/exports/export-schema.ts';
import type { StoryContent } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import type { Database } from '../../core/database/database.ts';
import { viewerOf } from '../../endpoints/viewer.ts';
import { isCopyKept } from '../../pinning/kept-copies/index.ts';
import { pinVisibleTo } from '../../pinning/pins/index.ts';
import { boardVisibleTo } from '../../pinning/boards/index.ts';

export interface ExportedBoardRow {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly privacy: number;
  readonly layout: string;
  readonly is_archived: boolean;
  readonly comments_disabled: boolean;
  readonly cover_pin_id: string | null;
  readonly sections: string[];
  /** In the order of `sections`. */
  readonly section_ids: string[];
  /** Who keeps it, where that is somebody else. */
  readonly keeper: string | null;
}

/** The boards of a person, the lowest first, and those of others that they keep pins on and see; only those that are named. */
export async function selectBoardsToExport(db: Database, userId: string, only: readonly string[] | null): Promise<ExportedBoardRow[]> {
  const isWanted = only === null ? sql`true` : sql`b.id = ANY(${only}::bigint[])`;
  const { rows } = await sql<ExportedBoardRow>`
    SELECT b.id, b.name, b.slug, b.description, b.privacy, b.layout, b.archived_at IS NOT NULL AS is_archived,
      b.comments_disabled, b.cover_pin_id,
      ARRAY(SELECT s.title FROM sections s WHERE s.board_id = b.id AND s.deleted_at IS NULL ORDER BY s.position, s.id) AS sections,
      ARRAY(SELECT s.id::text FROM sections s WHERE s.board_id = b.id AND s.deleted_at IS NULL ORDER BY s.position, s.id) AS section_ids,
      CASE WHEN b.owner_id <> ${userId} THEN o.username END AS keeper
    FROM boards b JOIN users o ON o.id = b.owner_id
    WHERE b.deleted_at IS NULL AND ${isWanted} AND (b.owner_id = ${userId}
      OR (b.id IN (SELECT board_id FROM pins WHERE owner_id = ${userId} AND deleted_at IS NULL)
        AND ${boardVisibleTo(viewerOf(userId), 'b')}))
    ORDER BY b.owner_id <> ${userId}, b.position, b.id`.execute(db);
  return rows;
}

export interface ExportedPinRow {
  readonly id: string;
  readonly position: string;
  readonly title: string;
  readonly description: string;
  readonly alt_text: string;
  readonly link: string | null;
  readonly section: string | null;
  readonly note: string | null;
  readonly signature: string;
  readonly comments_disabled: boolean;
  readonly shopping_rec_disabled: boolean;
  readonly created_at: Date;
  /** The topics that the person chose. */
  readonly topics: readonly string[];
  readonly product_tags: readonly ExportedTag[] | null;
  readonly edits: readonly Omit<ExportedEdits, 'original'>[] | null;
  readonly story: StoryContent | null;
  /** The signature of its film. */
  readonly film: string | null;
  /** The pictures of a carousel. */
  readonly slots: readonly Omit<ExportedSlot, 'picture'>[] | null;
  /** Whether its owner keeps a copy of its page. */
  readonly has_copy: boolean;
}

export interface PinsToExport {
  readonly userId: string;
  readonly boardId: string;
  /** Those of one section alone. */
  readonly sectionId?: string;
  readonly after: { readonly position: string; readonly id: string };
  readonly size: number;
}

/** The next pins of a person on a board, the lowest first. */
export async function selectPinsToExport(
  db: Database,
  { userId, boardId, sectionId, after, size }: PinsToExport,
): Promise<ExportedPinRow[]> {
  const isWanted = sectionId === undefined ? sql`true` : sql`p.section_id = ${sectionId}`;
  const { rows } = await sql<ExportedPinRow>`
    SELECT p.id, p.position, p.title, p.description, p.alt_text, l.url AS link, s.title AS section, n.note, encode(i.signature, 'hex') AS signature,
      p.comments_disabled, p.shopping_rec_disabled, p.created_at, st.content AS story, i.video->>'signature' AS film, ${isCopyKept(sql`p.owner_id`, sql`p.link_id`)} AS has_copy,
      (SELECT jsonb_agg(jsonb_build_object('signature', encode(x.signature, 'hex'), 'title', c.title, 'description', c.details, 'alt_text', c.alt_text, 'link', k.url)
          ORDER BY c.position) FROM carousel_slots c JOIN pictures x ON x.id = c.picture_id LEFT JOIN links k ON k.id = c.link_id
        WHERE c.pin_id = p.id HAVING count(*) > 1) AS slots,
      ARRAY(SELECT t.slug FROM pin_topics c JOIN topics t ON t.id = c.topic_id WHERE c.pin_id = p.id ORDER BY t.slug) AS topics,
      (SELECT jsonb_agg(jsonb_build_object('slot', e.position, 'signature', encode(o.signature, 'hex'), 'edits', e.edits) ORDER BY e.position)
        FROM pin_picture_edits e JOIN pictures o ON o.id = e.original_id WHERE e.pin_id = p.id) AS edits,
      ${tagsToExport(userId)} AS product_tags
    FROM pins p JOIN pictures i ON i.id = p.picture_id LEFT JOIN links l ON l.id = p.link_id
      LEFT JOIN sections s ON s.id = p.section_id LEFT JOIN pin_notes n ON n.pin_id = p.id AND n.user_id = ${userId}
      LEFT JOIN story_pins st ON st.pin_id = p.id
    WHERE p.board_id = ${boardId} AND p.owner_id = ${userId} AND p.deleted_at IS NULL AND (p.section_id IS NULL OR s.deleted_at IS NULL)
      AND ${isWanted} AND (p.position, p.id) > (${after.position}::bigint, ${after.id}::bigint)
    ORDER BY p.position, p.id LIMIT ${size}`.execute(db);
  return rows;
}

/** The product tags of a pin `p`. A pin that its person may not see any more is not named, and neither is its page. */
function tagsToExport(userId: string): RawBuilder<readonly ExportedTag[] | null> {
  return sql`(SELECT jsonb_agg(jsonb_build_object('slot', t.slot, 'key', t.pin_tag_key, 'x', coalesce(t.outside_x, t.x), 'y', coalesce(t.outside_y, t.y),
      'products', known.products) || CASE WHEN t.outside_x IS NULL THEN '{}'::jsonb ELSE '{"is_cut_off":true}'::jsonb END ORDER BY t.position, t.id)
    FROM pin_tags t CROSS JOIN LATERAL (SELECT jsonb_agg(jsonb_build_object('link', k.url,
          'pin', CASE WHEN o.owner_id = ${userId} THEN o.id::text END) ORDER BY g.position) AS products
        FROM tagged_objects g LEFT JOIN links k ON k.id = g.link_id LEFT JOIN pins o ON o.id = g.object_pin_id
          LEFT JOIN boards ob ON ob.id = o.board_id LEFT JOIN sections os ON os.id = o.section_id
        WHERE g.tag_id = t.id AND (g.object_pin_id IS NULL OR ${pinVisibleTo(viewerOf(userId), 'o', 'ob', 'os')})
          AND (k.id IS NOT NULL OR o.owner_id = ${userId})) known
    WHERE t.pin_id = p.id AND t.picture_id IS NULL AND known.products IS NOT NULL)`;
}

export async function selectPersonToExport(db: Database, userId: string): Promise<{ username: string; full_name: string } | undefined> {
  return db.selectFrom('users').select(['username', 'full_name']).where('id', '=', userId).executeTakeFirst();
}

/** The films that pictures stand for, by the signatures of these. */
export async function selectFilmsOf(db: Database, signatures: readonly string[]): Promise<{ signature: string; film: string }[]> {
  if (signatures.length === 0) return [];
  const { rows } = await sql<{ signature: string; film: string }>`
    SELECT encode(signature, 'hex') AS signature, coalesce(video->>'signature', '') AS film FROM pictures
    WHERE video IS NOT NULL AND signature = ANY(SELECT decode(given, 'hex') FROM unnest(${signatures}::text[]) given)
    ORDER BY 1`.execute(db);
  return rows;
}
