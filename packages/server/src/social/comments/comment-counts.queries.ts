import { sql } from 'kysely';
import { undoSeconds } from '@bowerbird/domain/pinning/privacy.ts';
import { counterNumber } from '../../core/counters/index.ts';
import type { Database } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/transaction.ts';

export const REPLIES = sql.lit(counterNumber('comment_counters.replies'));

/** The `kind` and the `target` of the counter of what a comment is said of. It takes the alias of its row. */
export const counterOfTalk = (row: string) =>
  sql`CASE WHEN ${sql.ref(`${row}.board_id`)} IS NULL THEN ${sql.lit(counterNumber('pin_counters.comments'))} ELSE ${sql.lit(counterNumber('board_counters.comments'))} END,
    coalesce(${sql.ref(`${row}.pin_id`)}, ${sql.ref(`${row}.board_id`)})`;

/** Keeps a thread from being deleted while something joins or leaves it; nothing when it does not live. */
export async function holdThread(trx: Database, threadId: string): Promise<{ readonly is_filtered: boolean } | undefined> {
  const { rows } = await sql<{
    is_filtered: boolean;
  }>`SELECT is_filtered FROM comments WHERE id = ${threadId} AND deleted_at IS NULL FOR SHARE`.execute(trx);
  return rows[0];
}

/** A comment that a transaction holds, dead or alive. */
export interface LockedComment {
  readonly id: string;
  readonly is_deleted: boolean;
  readonly deleted_by: string | null;
  readonly is_late: boolean;
  /** Whether its author alone sees it. */
  readonly is_filtered: boolean;
}

/** Holds the thread, then the comment: everybody in this order, so that neither changes while the other is counted. */
export async function holdComment(trx: Database, id: string): Promise<LockedComment | undefined> {
  await sql`SELECT 1 FROM comments c JOIN comments t ON t.id = c.parent_id WHERE c.id = ${id} FOR SHARE OF t`.execute(trx);
  const { rows } = await sql<LockedComment>`
    SELECT id, deleted_at IS NOT NULL AS is_deleted, CASE WHEN NOT is_removed THEN deleted_by END AS deleted_by,
      deleted_at IS NOT NULL AND deleted_at < now() - ${undoSeconds} * interval '1 second' AS is_late, is_filtered
    FROM comments WHERE id = ${id} FOR UPDATE`.execute(trx);
  return rows[0];
}

/**
 * Counts a comment that is held as one that others see now, or see no more. What begins a thread takes its replies along. A
 * reply counts on its pin or board as long as others see its thread.
 */
async function countHeld(trx: Database, id: string, sign: 1 | -1): Promise<void> {
  await sql`
    WITH c AS (SELECT c.pin_id, c.board_id, c.parent_id, t.deleted_at IS NULL AND t.is_filtered IS NOT TRUE AS is_shown,
        1 + (SELECT count(*) FROM comments r WHERE r.parent_id = c.id AND r.deleted_at IS NULL AND NOT r.is_filtered) AS n
        FROM comments c LEFT JOIN comments t ON t.id = c.parent_id WHERE c.id = ${id}),
      d AS (INSERT INTO counter_deltas (kind, target, d) SELECT ${counterOfTalk('c')}, ${sign}::int * c.n FROM c WHERE c.is_shown)
    INSERT INTO counter_deltas (kind, target, d) SELECT ${REPLIES}, c.parent_id, ${sign}::int FROM c WHERE c.parent_id IS NOT NULL`.execute(
    trx,
  );
}

/** Counts a held comment anew once others see it, or see it no more. */
async function countChange(trx: Database, { id, is_deleted, is_filtered }: LockedComment, willBeFiltered: boolean): Promise<void> {
  if (!is_deleted && is_filtered !== willBeFiltered) await countHeld(trx, id, willBeFiltered ? -1 : 1);
}

/**
 * Changes the words of a comment, and counts it where they make it seen or unseen; the same words again are no change.
 */
export async function updateText(
  trx: Database,
  comment: { readonly id: string; readonly text: string; readonly isFiltered: boolean },
): Promise<boolean> {
  const held = await holdComment(trx, comment.id);
  const { rows } = await sql<{ is_filtered: boolean }>`
    UPDATE comments c SET text = ${comment.text}, edited_at = now(), has_unwanted_words = ${comment.isFiltered}
    WHERE c.id = ${comment.id} AND c.text <> ${comment.text} AND c.deleted_at IS NULL RETURNING c.is_filtered`.execute(trx);
  if (!held || !rows[0]) return false;
  await countChange(trx, held, rows[0].is_filtered);
  return true;
}

/** Keeps a comment that leads to a blocked domain from all but its author, or shows it again. It counts it so. */
export async function setLeadsToBlocked(trx: Database, id: string, leadsToBlocked: boolean): Promise<void> {
  const held = await holdComment(trx, id);
  const { rows } = await sql<{ is_filtered: boolean }>`
    UPDATE comments SET leads_to_blocked = ${leadsToBlocked} WHERE id = ${id} RETURNING is_filtered`.execute(trx);
  if (held && rows[0]) await countChange(trx, held, rows[0].is_filtered);
}

/** Deletes a comment that is held, or brings it back, and counts it with its live replies. */
export async function setDeleted(trx: Database, { id, is_filtered }: LockedComment, deletedBy: string | null): Promise<void> {
  await sql`UPDATE comments SET deleted_by = ${deletedBy}::bigint, deleted_at = CASE WHEN ${deletedBy}::bigint IS NULL THEN NULL ELSE now() END
    WHERE id = ${id}`.execute(trx);
  if (!is_filtered) await countHeld(trx, id, deletedBy === null ? 1 : -1);
}

/**
 * Removes a comment for moderators, or brings it back; it is counted as any deleting. Who deleted it before does not bring it back
 * then. False where nobody sees a difference.
 */
export async function setRemoved(trx: Database, id: string, moderatorId: string | null): Promise<boolean> {
  const held = await holdComment(trx, id);
  const { rows } = await sql<{ id: string }>`
    UPDATE comments SET is_removed = ${moderatorId !== null}
    WHERE id = ${id} AND ${moderatorId === null ? sql`is_removed` : sql`NOT is_removed`} RETURNING id`.execute(trx);
  if (!held || !rows[0] || (moderatorId !== null && held.is_deleted)) return false;
  await setDeleted(trx, held, moderatorId);
  return true;
}

/** Takes away all that somebody said, with the threads that it began, and counts it. */
export async function deleteCommentsOf(db: Database, userId: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    // What joins these threads meanwhile waits, and is refused.
    await sql`SELECT 1 FROM comments WHERE user_id <> ${userId} AND id IN (SELECT parent_id FROM comments WHERE user_id = ${userId})
      ORDER BY id FOR SHARE`.execute(trx);
    await sql`SELECT 1 FROM comments WHERE user_id = ${userId} ORDER BY id FOR UPDATE`.execute(trx);
    await sql`
      WITH g AS (SELECT c.id, c.pin_id, c.board_id, c.parent_id, c.deleted_at IS NULL AND NOT c.is_filtered AS is_live,
          t.deleted_at IS NULL AND t.is_filtered IS NOT TRUE AS is_shown, c.user_id = ${userId} AS is_own
          FROM comments c LEFT JOIN comments t ON t.id = c.parent_id
          WHERE c.id IN (SELECT id FROM comments WHERE user_id = ${userId}
            UNION SELECT r.id FROM comments o JOIN comments r ON r.parent_id = o.id WHERE o.user_id = ${userId})),
        gone AS (DELETE FROM comments WHERE id IN (SELECT id FROM g)),
        d AS (INSERT INTO counter_deltas (kind, target, d) SELECT ${counterOfTalk('g')}, -count(*) FROM g
          WHERE is_live AND is_shown GROUP BY g.pin_id, g.board_id)
      INSERT INTO counter_deltas (kind, target, d)
      SELECT ${REPLIES}, parent_id, -count(*) FROM g WHERE is_live AND is_own AND parent_id IS NOT NULL GROUP BY parent_id`.execute(trx);
  });
}
