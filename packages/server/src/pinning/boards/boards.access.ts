import { sql, type RawBuilder } from 'kysely';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { Database } from '../../core/database/database.ts';
import { mayReadSecret, viewerIdOf, type SignedInViewer, type Viewer } from '../../endpoints/viewer.ts';
import { visibility, type Visibility } from '../../endpoints/visibility.access.ts';
import { notBlocked } from '../../people/users/index.ts';

/**
 * True in SQL when this row of `boards` (by its alias) may be seen: one's own; one that is collaborated on; or one that is
 * not secret, of an active person whose profile is not private or is followed. Blocks hide in both directions. An app sees
 * a secret one with the scope alone, whose name says what is to be read. `owner` is the alias of the owner's row where the
 * statement joins it.
 */
export function boardVisibleTo(
  viewer: Viewer,
  alias: string,
  { scope = 'boards:read_secret', owner }: { scope?: 'boards:read_secret' | 'pins:read_secret'; owner?: string } = {},
): Visibility {
  const me = viewerIdOf(viewer);
  const ownerId = sql.ref(`${alias}.owner_id`);
  const openToApp = mayReadSecret(viewer, scope) ? sql`` : sql`AND ${sql.ref(`${alias}.privacy`)} < 2`;
  const isShared = sql`(SELECT 1 FROM board_collaborators k WHERE k.board_id = ${sql.ref(`${alias}.id`)} AND k.user_id = ${me} LIMIT 1) IS NOT NULL`;
  const isOpen = (a: string) => sql`${sql.ref(`${a}.state`)} = 0 AND (NOT ${sql.ref(`${a}.is_private`)}
    OR (SELECT 1 FROM user_follows f WHERE f.follower_id = ${me} AND f.user_id = ${sql.ref(`${a}.id`)} LIMIT 1) IS NOT NULL OR ${isShared})`;
  const ofOpenOwner = owner === undefined ? sql`(SELECT ${isOpen('a')} FROM users a WHERE a.id = ${ownerId})` : isOpen(owner);
  return visibility(sql<boolean>`(${sql.ref(`${alias}.deleted_at`)} IS NULL ${openToApp} AND (${ownerId} = ${me} OR (
    ${ofOpenOwner} AND (${sql.ref(`${alias}.privacy`)} < 2 OR ${isShared}) AND ${notBlocked(viewer, ownerId)})))`);
}

/** True in SQL where the pictures of a board that may be seen may be, too: they are pins, which an app reads by a scope apart. */
export function coversVisibleTo(viewer: Viewer, alias: string): RawBuilder<boolean> {
  return mayReadSecret(viewer, 'pins:read_secret') ? sql<boolean>`true` : sql<boolean>`${sql.ref(`${alias}.privacy`)} < 2`;
}

/** What a viewer may do with a board that they may see. */
export type BoardRole = 'owner' | 'collaborator' | 'visitor';

/** A board as the guards of writes know it. */
export interface GuardedBoard {
  readonly id: string;
  readonly owner_id: string;
  readonly privacy: number;
  readonly is_collaborative: boolean;
  readonly role: BoardRole;
}

/** Loads a board for a viewer; `board_not_found` when there is none or they may not see it, so that nobody can tell which. */
export async function guardBoard(db: Database, viewer: Viewer, boardId: string): Promise<GuardedBoard> {
  const me = viewerIdOf(viewer);
  const { rows } = await sql<GuardedBoard>`
    SELECT b.id, b.owner_id, b.privacy, b.is_collaborative, CASE WHEN b.owner_id = ${me} THEN 'owner'
      WHEN (SELECT 1 FROM board_collaborators k WHERE k.board_id = b.id AND k.user_id = ${me}) IS NOT NULL THEN 'collaborator' ELSE 'visitor' END AS role
    FROM boards b WHERE b.id = ${boardId} AND ${boardVisibleTo(viewer, 'b')}`.execute(db);
  const board = rows[0];
  if (!board) throw new ApiError('board_not_found');
  return board;
}

/** The board, for whoever may put pins on it: owner and collaborators. */
export async function guardBoardWrite(db: Database, viewer: SignedInViewer, boardId: string): Promise<GuardedBoard> {
  const board = await guardBoard(db, viewer, boardId);
  if (board.role === 'visitor') throw new ApiError('forbidden');
  return board;
}

/** The board of a thing that its people keep beside the pins; for everybody else there is no such thing. */
export async function guardBoardThing(db: Database, viewer: SignedInViewer, boardId: string): Promise<GuardedBoard> {
  try {
    return await guardBoardWrite(db, viewer, boardId);
  } catch (error) {
    throw error instanceof ApiError ? new ApiError('not_found') : error;
  }
}

/** The board, for its owner alone. */
export async function guardBoardOwner(db: Database, viewer: SignedInViewer, boardId: string): Promise<GuardedBoard> {
  const board = await guardBoard(db, viewer, boardId);
  if (board.role !== 'owner') throw new ApiError('forbidden');
  return board;
}

/** What the wire's `access` list says for a role (`B6.3`). */
export function boardAccessOf(role: BoardRole): string[] {
  if (role === 'owner') return ['write', 'delete', 'invite', 'settings'];
  return role === 'collaborator' ? ['write'] : [];
}
