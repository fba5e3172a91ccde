import { sql } from 'kysely';
import { undoSeconds } from '@bowerbird/domain/pinning/privacy.ts';
import { counterNumber } from '../../core/counters/index.ts';
import type { Database } from '../../core/database/database.ts';
import type { Viewer } from '../../endpoints/viewer.ts';
import { boardVisibleTo } from './boards.access.ts';

/** A board that a transaction holds, dead or alive. */
export interface LockedBoard {
  readonly id: string;
  readonly owner_id: string;
  readonly name: string;
  readonly slug: string;
  readonly privacy: number;
  readonly is_collaborative: boolean;
  readonly deleted: boolean;
  readonly late: boolean;
  /** Whether moderators removed it. */
  readonly is_removed: boolean;
}

/** Holds a board against every other change of it. */
export async function lockBoardRow(trx: Database, id: string): Promise<LockedBoard | undefined> {
  const { rows } =
    await sql<LockedBoard>`SELECT id, owner_id, name, slug, privacy, is_collaborative OR EXISTS (SELECT 1 FROM board_collaborators k WHERE k.board_id = boards.id) AS is_collaborative,
      deleted_at IS NOT NULL AS deleted, deleted_at IS NOT NULL AND deleted_at < now() - ${undoSeconds} * interval '1 second' AS late, is_removed
    FROM boards WHERE id = ${id} FOR UPDATE`.execute(trx);
  return rows[0];
}

/** Holds a person against making two boards at once; tells how many live ones they have. */
export async function lockOwnerRow(trx: Database, ownerId: string): Promise<number> {
  await sql`SELECT 1 FROM users WHERE id = ${ownerId} FOR NO KEY UPDATE`.execute(trx);
  const { rows } = await sql<{
    boards: number;
  }>`SELECT count(*)::int AS boards FROM boards WHERE owner_id = ${ownerId} AND deleted_at IS NULL`.execute(trx);
  return rows[0]!.boards;
}

/** The live slugs of a person's boards that begin like this one. */
export async function takenSlugs(trx: Database, ownerId: string, slug: string): Promise<Set<string>> {
  const { rows } = await sql<{
    slug: string;
  }>`SELECT slug FROM boards WHERE owner_id = ${ownerId} AND deleted_at IS NULL AND starts_with(slug, ${slug})`.execute(trx);
  return new Set(rows.map((row) => row.slug));
}

/** Makes a board, on top of its owner's list; its id carries their shard. */
export async function insertBoard(
  trx: Database,
  board: { ownerId: string; name: string; slug: string; description: string; privacy: number; layout: string },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    WITH n AS MATERIALIZED (SELECT next_id(${board.ownerId}) AS id),
    b AS (INSERT INTO boards (id, owner_id, name, slug, description, privacy, layout, position)
      SELECT n.id, ${board.ownerId}, ${board.name}, ${board.slug}, ${board.description}, ${board.privacy}, ${board.layout}, n.id FROM n RETURNING id),
    c AS (INSERT INTO board_counters (board_id) SELECT id FROM b)
    SELECT id FROM b`.execute(trx);
  return rows[0]!.id;
}

export async function updateBoardRow(
  trx: Database,
  id: string,
  values: {
    name?: string;
    slug?: string;
    description?: string;
    privacy?: number;
    layout?: string;
    cover_pin_id?: string | null;
    archived_at?: Date | null;
    comments_disabled?: boolean;
  },
): Promise<void> {
  await trx
    .updateTable('boards')
    .set({ ...values, modified_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Keeps a former address leading to a board. */
export async function keepSlug(trx: Database, board: { id: string; owner_id: string; slug: string }): Promise<void> {
  await sql`INSERT INTO board_slug_redirects (owner_id, old_slug, board_id) VALUES (${board.owner_id}, ${board.slug}, ${board.id})
    ON CONFLICT (owner_id, old_slug) DO UPDATE SET board_id = excluded.board_id`.execute(trx);
}

export async function setDeleted(trx: Database, id: string, deleted: boolean): Promise<void> {
  await sql`UPDATE boards SET deleted_at = CASE WHEN ${deleted} THEN now() END WHERE id = ${id}`.execute(trx);
}

/** Takes away the follows of people who may no longer see a board, and counts them. */
export async function deleteFollowsOfOutsiders(trx: Database, boardId: string): Promise<void> {
  await sql`WITH gone AS (DELETE FROM board_follows f WHERE f.board_id = ${boardId}
      AND NOT EXISTS (SELECT 1 FROM board_collaborators k WHERE k.board_id = f.board_id AND k.user_id = f.follower_id) RETURNING 1)
    INSERT INTO counter_deltas (kind, target, d) SELECT ${counterNumber('board_counters.followers')}::smallint, ${boardId}::bigint, -count(*)::int FROM gone HAVING count(*) > 0`.execute(
    trx,
  );
}

/** The id of a person's board by its slug now or formerly; a live board goes before an old address. */
export async function findBoardBySlug(db: Database, viewer: Viewer, username: string, slug: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    WITH o AS (SELECT id FROM users WHERE lower(username) = lower(${username})
      UNION ALL SELECT user_id FROM username_redirects WHERE old_username = lower(${username}) AND until > now() LIMIT 1),
    found AS (SELECT b.id, 0 AS rank FROM boards b JOIN o ON b.owner_id = o.id WHERE b.slug = ${slug} AND b.deleted_at IS NULL
      UNION ALL SELECT r.board_id, 1 FROM board_slug_redirects r JOIN o ON r.owner_id = o.id WHERE r.old_slug = ${slug})
    SELECT b.id FROM found JOIN boards b ON b.id = found.id WHERE ${boardVisibleTo(viewer, 'b')} ORDER BY rank LIMIT 1`.execute(db);
  return rows[0]?.id;
}

/** Whether a live pin stands on a board. */
export async function isPinOfBoard(trx: Database, pinId: string, boardId: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM pins WHERE id = ${pinId} AND board_id = ${boardId} AND deleted_at IS NULL`.execute(trx);
  return rows.length > 0;
}

/** Who keeps these boards, owners and collaborators, of deleted ones too. */
export async function selectBoardPeople(db: Database, ids: readonly string[]): Promise<{ id: string; user_id: string }[]> {
  const { rows } = await sql<{ id: string; user_id: string }>`
    SELECT id::text, owner_id::text user_id FROM boards WHERE id = ANY(${ids}::bigint[])
    UNION ALL SELECT board_id::text, user_id::text FROM board_collaborators WHERE board_id = ANY(${ids}::bigint[])`.execute(db);
  return rows;
}
