import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { Board } from '@bowerbird/contract/pinning/boards/records.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { loadUsers } from '../../people/users/index.ts';
import { presentBoard } from './boards.views.ts';
import { selectBoards } from './hydrate.queries.ts';

/** What loading needs: the house and who looks. */
type ViewContext = Pick<CallContext, 'core' | 'viewer'>;

/**
 * Loads boards by id, in the given order, as this viewer sees them: two statements, none without ids. Boards that the
 * viewer may not see, or whose owner is not active, are left out.
 */
export async function hydrateBoards(context: ViewContext, boardIds: readonly string[]): Promise<Board[]> {
  if (boardIds.length === 0) return [];
  const { core, viewer } = context;
  const rows = new Map((await selectBoards(core.db, viewer, [...new Set(boardIds)])).map((row) => [row.id, row]));
  const people = await loadUsers(
    context,
    [...rows.values()].flatMap((row) => [row.owner_id, ...row.collaborators]),
  );
  return boardIds.flatMap((id) => {
    const row = rows.get(id);
    const owner = row && people.get(row.owner_id);
    return row && owner ? [presentBoard(row, people, owner, core.config.mediaUrl)] : [];
  });
}

/** One board as this viewer sees it; `board_not_found` otherwise. */
export async function hydrateBoard(context: ViewContext, boardId: string): Promise<Board> {
  const [board] = await hydrateBoards(context, [boardId]);
  if (!board) throw new ApiError('board_not_found');
  return board;
}
