import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

/** Offers a board to one of those who keep it, in place of whom it was offered to before; whether they keep it. */
export async function offerBoard(trx: Database, boardId: string, userId: string): Promise<boolean> {
  const { rows } = await sql<{ board_id: string }>`INSERT INTO board_transfers (board_id, user_id)
    SELECT k.board_id, k.user_id FROM board_collaborators k JOIN users u ON u.id = k.user_id AND u.state = 0 WHERE k.board_id = ${boardId} AND k.user_id = ${userId}
    ON CONFLICT (board_id) DO UPDATE SET user_id = excluded.user_id, created_at = now() RETURNING board_id::text`.execute(trx);
  return rows.length > 0;
}

/** Ends an offer, where it is to this person if one is named; says to whom it was. */
export async function endOffer(trx: Database, boardId: string, userId: string | null): Promise<string | undefined> {
  const { rows } = await sql<{ user_id: string }>`DELETE FROM board_transfers WHERE board_id = ${boardId}
    AND (${userId}::bigint IS NULL OR user_id = ${userId}::bigint) RETURNING user_id::text`.execute(trx);
  return rows[0]?.user_id;
}

/** Takes back the boards that somebody offered since a moment. */
export async function deleteOffersSince(db: Database, userId: string, since: Date): Promise<void> {
  await sql`DELETE FROM board_transfers t USING boards b WHERE b.id = t.board_id AND b.owner_id = ${userId} AND t.created_at >= ${since}`.execute(
    db,
  );
}
