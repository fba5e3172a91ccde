import { sql, type RawBuilder } from 'kysely';
import { permissionNumbers } from '@bowerbird/domain/pinning/collaborator-permissions.ts';
import type { Database } from '../../core/database/database.ts';
import { LIST_TOP, type ListCursor } from '../../endpoints/read-page.ts';

/** What a save copies from the pin it is made of. */
export interface SaveSource {
  readonly picture_id: string;
  readonly link_id: string | null;
  readonly title: string;
  readonly description: string;
  readonly alt_text: string;
}

export async function selectSaveSource(db: Database, pinId: string): Promise<SaveSource> {
  return db
    .selectFrom('pins')
    .select(['picture_id', 'link_id', 'title', 'description', 'alt_text'])
    .where('id', '=', pinId)
    .executeTakeFirstOrThrow();
}

/** The person's newest pin of a picture at a place. */
export async function findSave(
  trx: Database,
  place: { ownerId: string; pictureId: string; boardId: string; sectionId: string | null },
): Promise<string | undefined> {
  const { rows } = await sql<{
    id: string;
  }>`SELECT id FROM pins WHERE owner_id = ${place.ownerId} AND picture_id = ${place.pictureId} AND deleted_at IS NULL
    AND board_id = ${place.boardId} AND section_id IS NOT DISTINCT FROM ${place.sectionId}::bigint ORDER BY id DESC LIMIT 1`.execute(trx);
  return rows[0]?.id;
}

/** What the picker says of a board besides its card. */
export interface PickerExtra {
  readonly sections: readonly { id: string; title: string; slug: string }[];
  readonly saved_here: boolean;
}

/**
 * The places of the boards that a person may save to, the one with the newest pin first: one probe a board. With each its
 * sections, and whether the person keeps the pin's picture there.
 */
export function pickerBoards(list: { userId: string; pinId: string | null; after: ListCursor | null; size: number }): RawBuilder<unknown> {
  const after = list.after ?? LIST_TOP;
  return sql`WITH mine AS (SELECT id FROM boards WHERE owner_id = ${list.userId} AND deleted_at IS NULL AND archived_at IS NULL
      UNION SELECT b.id FROM board_collaborators k JOIN boards b ON b.id = k.board_id WHERE k.user_id = ${list.userId} AND k.role <> ${sql.lit(permissionNumbers.comment)}
        AND b.deleted_at IS NULL),
    ordered AS (SELECT mine.id, greatest(mine.id, coalesce(x.id, 0)) AS used FROM mine
      LEFT JOIN LATERAL (SELECT p.id FROM pins p WHERE p.board_id = mine.id AND p.deleted_at IS NULL ORDER BY p.id DESC LIMIT 1) x ON true),
    slice AS (SELECT id, used FROM ordered WHERE (used, id) < (${after.at}, ${after.id}) ORDER BY used DESC, id DESC LIMIT ${list.size})
    SELECT s.id, s.used AS at, jsonb_build_object(
      'sections', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', t.id::text, 'title', t.title, 'slug', t.slug) ORDER BY t.position DESC), '[]')
        FROM sections t WHERE t.board_id = s.id AND t.deleted_at IS NULL),
      'saved_here', EXISTS (SELECT 1 FROM pins p WHERE p.owner_id = ${list.userId} AND p.board_id = s.id AND p.deleted_at IS NULL
        AND p.picture_id = (SELECT w.picture_id FROM pins w WHERE w.id = ${list.pinId}))) AS extra
    FROM slice s ORDER BY s.used DESC, s.id DESC`;
}
