import { sql, type RawBuilder } from 'kysely';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import {
  collaboratorPermissions,
  permissionAccess,
  permissionNumbers,
  type CollaboratorPermission,
} from '@bowerbird/domain/pinning/collaborator-permissions.ts';
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

/** What a viewer is to a board that they may see: its owner, somebody who keeps it with a permission, or neither. */
export type BoardRole = 'owner' | CollaboratorPermission | 'visitor';

/** The role of a viewer in SQL. It takes the SQL of the owner's id and of the number of the viewer's permission, `NULL` without one. */
export function roleColumn(viewer: Viewer, ownerId: RawBuilder<unknown>, permission: RawBuilder<unknown>): RawBuilder<BoardRole> {
  const cases = collaboratorPermissions.map((name) => sql`WHEN ${sql.lit(permissionNumbers[name])} THEN ${sql.lit(name)}`);
  return sql<BoardRole>`CASE WHEN ${ownerId} = ${viewerIdOf(viewer)} THEN 'owner' ELSE CASE ${permission} ${sql.join(cases, sql` `)} ELSE 'visitor' END END`;
}

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
  const permission = sql`(SELECT k.role FROM board_collaborators k WHERE k.board_id = b.id AND k.user_id = ${viewerIdOf(viewer)})`;
  const { rows } = await sql<GuardedBoard>`
    SELECT b.id, b.owner_id, b.privacy, b.is_collaborative, ${roleColumn(viewer, sql.ref('b.owner_id'), permission)} AS role
    FROM boards b WHERE b.id = ${boardId} AND ${boardVisibleTo(viewer, 'b')}`.execute(db);
  const board = rows[0];
  if (!board) throw new ApiError('board_not_found');
  return board;
}

/** The board, for whoever may do this on it. Throws `forbidden` where they see it and may not. */
async function guardBoardFor(db: Database, viewer: SignedInViewer, boardId: string, act: string): Promise<GuardedBoard> {
  const board = await guardBoard(db, viewer, boardId);
  if (!boardAccessOf(board.role).includes(act)) throw new ApiError('forbidden');
  return board;
}

/** The board, for all who keep it, whatever they may do. */
export async function guardBoardMember(db: Database, viewer: SignedInViewer, boardId: string): Promise<GuardedBoard> {
  const board = await guardBoard(db, viewer, boardId);
  if (board.role === 'visitor') throw new ApiError('forbidden');
  return board;
}

/** The board, for whoever may put pins on it. */
export function guardBoardWrite(db: Database, viewer: SignedInViewer, boardId: string): Promise<GuardedBoard> {
  return guardBoardFor(db, viewer, boardId, 'write');
}

/** The board, for whoever may ask people to keep it. */
export function guardBoardInvite(db: Database, viewer: SignedInViewer, boardId: string): Promise<GuardedBoard> {
  return guardBoardFor(db, viewer, boardId, 'invite');
}

/** The board of a thing that its people keep beside the pins, for whoever may change it. For everybody who keeps no board there is no such thing. */
export async function guardBoardThing(db: Database, viewer: SignedInViewer, boardId: string): Promise<GuardedBoard> {
  const board = await guardMemberThing(db, viewer, boardId);
  if (!boardAccessOf(board.role).includes('write')) throw new ApiError('forbidden');
  return board;
}

/** The same for all who keep the board, as votes are for all of them. */
export async function guardMemberThing(db: Database, viewer: SignedInViewer, boardId: string): Promise<GuardedBoard> {
  try {
    return await guardBoardMember(db, viewer, boardId);
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
  if (role === 'owner') return [...permissionAccess.invite, 'settings'];
  return role === 'visitor' ? [] : [...permissionAccess[role]];
}
