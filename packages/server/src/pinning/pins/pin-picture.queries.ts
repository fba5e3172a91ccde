import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { boardVisibleTo } from '../boards/index.ts';

/** Whether somebody sees a picture of the alias `i` on a pin. */
function seenBy(viewer: SignedInViewer): RawBuilder<boolean> {
  return sql<boolean>`(EXISTS (SELECT 1 FROM pins p WHERE p.owner_id = ${viewer.userId} AND p.picture_id = i.id AND p.deleted_at IS NULL)
      OR EXISTS (SELECT 1 FROM pins p JOIN boards b ON b.id = p.board_id
        WHERE p.picture_id = i.id AND p.audience = 0 AND p.deleted_at IS NULL AND ${boardVisibleTo(viewer, 'b')}))`;
}

/** The picture of a signature that this person sees on a pin of their own or a public one. */
export async function findSeenPicture(db: Database, viewer: SignedInViewer, signature: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT i.id FROM pictures i WHERE i.signature = decode(${signature}, 'hex') AND ${seenBy(viewer)}`.execute(db);
  return rows[0]?.id;
}

/** The pictures of these signatures that this person brought, or sees on a pin that is theirs or public. */
export async function findKnownPictures(db: Database, viewer: SignedInViewer, signatures: readonly string[]): Promise<string[]> {
  if (signatures.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    SELECT i.id FROM pictures i WHERE i.signature IN (SELECT decode(s, 'hex') FROM unnest(${signatures}::text[]) s) AND (
      EXISTS (SELECT 1 FROM picture_uploads u WHERE u.picture_id = i.id AND u.user_id = ${viewer.userId})
      OR ${seenBy(viewer)})`.execute(db);
  return rows.map(({ id }) => id);
}
