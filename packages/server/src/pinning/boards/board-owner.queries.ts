import { sql } from 'kysely';
import { counterNumber } from '../../core/counters/index.ts';
import type { Database } from '../../core/database/database.ts';
import type { LockedBoard } from './boards.queries.ts';

/** The names of a person's boards that begin like this one, in small letters. */
export async function takenNames(trx: Database, ownerId: string, name: string): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`SELECT lower(name) AS name FROM boards
    WHERE owner_id = ${ownerId} AND deleted_at IS NULL AND starts_with(lower(name), lower(${name}))`.execute(trx);
  return new Set(rows.map((row) => row.name));
}

/** Makes a board somebody else's, on top of their list; the former owner keeps it together with them. */
export async function setOwner(
  trx: Database,
  board: LockedBoard,
  given: { readonly to: string; readonly name: string; readonly slug: string },
): Promise<void> {
  const { to, name, slug } = given;
  await sql`UPDATE boards SET owner_id = ${to}, name = ${name}, slug = ${slug}, position = next_id(${to}), archived_at = NULL, modified_at = now()
    WHERE id = ${board.id}`.execute(trx);
  await sql`DELETE FROM board_collaborators WHERE board_id = ${board.id} AND user_id = ${to}`.execute(trx);
  await sql`INSERT INTO board_collaborators (board_id, user_id) VALUES (${board.id}, ${board.owner_id}) ON CONFLICT DO NOTHING`.execute(
    trx,
  );
}

/** Nobody follows their own board; takes that away, and counts it. */
export async function deleteFollowOf(trx: Database, boardId: string, userId: string): Promise<void> {
  await sql`WITH gone AS (DELETE FROM board_follows WHERE board_id = ${boardId} AND follower_id = ${userId} RETURNING board_id)
    INSERT INTO counter_deltas (kind, target, d) SELECT ${counterNumber('board_counters.followers')}::smallint, board_id, -1 FROM gone`.execute(
    trx,
  );
}
