import { sql } from 'kysely';
import { undoSeconds } from '@bowerbird/domain/pinning/privacy.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import type { Database } from '../../core/database/database.ts';

/** Says whether moderators removed a board. */
export async function setRemoved(trx: Database, id: string, isRemoved: boolean): Promise<void> {
  await sql`UPDATE boards SET is_removed = ${isRemoved} WHERE id = ${id}`.execute(trx);
}

/** Makes it too late to undo that a board was deleted. */
export async function endUndo(trx: Database, id: string): Promise<void> {
  await sql`UPDATE boards SET deleted_at = least(deleted_at, now() - ${undoSeconds + 1} * interval '1 second') WHERE id = ${id}`.execute(
    trx,
  );
}

/** Gives a deleted board a name and an address of its own. A live board of its owner may have the same. */
export async function freeBoardName(trx: Database, id: string): Promise<void> {
  await sql`UPDATE boards b SET name = left(b.name, ${textLimits.boardName} - length(b.id::text) - 1) || ' ' || b.id, slug = b.slug || '-' || b.id
    WHERE b.id = ${id} AND EXISTS (SELECT 1 FROM boards o WHERE o.owner_id = b.owner_id AND o.deleted_at IS NULL
      AND (lower(o.name) = lower(b.name) OR o.slug = b.slug))`.execute(trx);
}
