import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import type { Viewer } from '../../endpoints/viewer.ts';
import { userVisibleTo } from '../../people/users/index.ts';
import { boardVisibleTo } from '../boards/index.ts';

/** Where a page of a hand-ordered list ended. */
export interface OrderCursor {
  readonly position: string;
  readonly id: string;
}

const TOP: OrderCursor = { position: '9223372036854775807', id: '9223372036854775807' };

type Slot = { id: string | null; position: string | null };

/** The pins of a board that stand in no section; `null` when the viewer may not see the board. One index range: 11 buffers at 1M pins. */
export async function selectBoardFeed(db: Database, viewer: Viewer, boardId: string, page: { after: OrderCursor | null; size: number }) {
  const after = page.after ?? TOP;
  const { rows } = await sql<Slot>`
    WITH b AS (SELECT id FROM boards b WHERE b.id = ${boardId} AND ${boardVisibleTo(viewer, 'b')})
    SELECT p.id, p.position FROM b LEFT JOIN LATERAL (SELECT id, position FROM pins WHERE board_id = b.id AND section_id IS NULL AND deleted_at IS NULL
      AND (position, id) < (${after.position}, ${after.id}) ORDER BY position DESC, id DESC LIMIT ${page.size}) p ON true`.execute(db);
  return slotsOf(rows);
}

/** The pins of a section; `null` when the viewer may not see it. */
export async function selectSectionFeed(
  db: Database,
  viewer: Viewer,
  sectionId: string,
  page: { after: OrderCursor | null; size: number },
) {
  const after = page.after ?? TOP;
  const { rows } = await sql<Slot>`
    WITH s AS (SELECT s.id FROM sections s JOIN boards b ON b.id = s.board_id WHERE s.id = ${sectionId} AND s.deleted_at IS NULL AND ${boardVisibleTo(viewer, 'b')})
    SELECT p.id, p.position FROM s LEFT JOIN LATERAL (SELECT id, position FROM pins WHERE section_id = s.id AND deleted_at IS NULL
      AND (position, id) < (${after.position}, ${after.id}) ORDER BY position DESC, id DESC LIMIT ${page.size}) p ON true`.execute(db);
  return slotsOf(rows);
}

/** No row: no list; one row without an id: an empty list. */
function slotsOf(rows: readonly Slot[]): OrderCursor[] | null {
  if (rows.length === 0) return null;
  return rows.flatMap(({ id, position }) => (id === null || position === null ? [] : [{ id, position }]));
}

/** A person as their lists of pins and boards need them. */
export interface Profile {
  readonly id: string;
  /** A private profile that this viewer does not follow. */
  readonly is_closed: boolean;
}

/** The active person of a username whom the viewer may see. */
export async function findProfile(db: Database, viewer: Viewer, username: string): Promise<Profile | undefined> {
  const me = viewer.userId ?? '0';
  const { rows } = await sql<Profile>`
    SELECT u.id, u.is_private AND u.id <> ${me} AND NOT EXISTS (SELECT 1 FROM user_follows f WHERE f.follower_id = ${me} AND f.user_id = u.id) AS is_closed
    FROM users u WHERE lower(u.username) = lower(${username}) AND ${userVisibleTo(viewer, 'u')}`.execute(db);
  return rows[0];
}

/** What a person's list of pins is to hold. */
export type PinsFilter = 'created' | 'saved' | 'all';

/**
 * A person's pins below an id, newest first: for others the public ones on public boards, for themselves all of them, as an
 * ordered union of the two partial indexes: 130 buffers for 25 of the richest author at 1M pins.
 */
export async function selectUserPins(
  db: Database,
  list: { ownerId: string; isSelf: boolean; showsSecret: boolean; filter: PinsFilter; below: string | null; size: number },
): Promise<string[]> {
  const below = list.below ?? '9223372036854775807';
  const via = { created: sql`AND p.via_pin_id IS NULL`, saved: sql`AND p.via_pin_id IS NOT NULL`, all: sql`` }[list.filter];
  const open = list.showsSecret ? sql`` : sql`AND b.privacy < 2`;
  const branch = (audience: ReturnType<typeof sql>) => sql`(SELECT p.id FROM pins p JOIN boards b ON b.id = p.board_id
    WHERE p.owner_id = ${list.ownerId} AND p.deleted_at IS NULL AND b.deleted_at IS NULL AND p.id < ${below} ${open} ${via} ${audience} ORDER BY p.id DESC LIMIT ${list.size})`;
  const publicOnes = branch(sql`AND p.audience = 0 AND (b.privacy = 0 OR ${list.isSelf})`);
  const all = list.isSelf ? sql`${publicOnes} UNION ALL ${branch(sql`AND p.audience <> 0`)}` : publicOnes;
  const { rows } = await sql<{ id: string }>`SELECT id FROM (${all}) x ORDER BY id DESC LIMIT ${list.size}`.execute(db);
  return rows.map((row) => row.id);
}
