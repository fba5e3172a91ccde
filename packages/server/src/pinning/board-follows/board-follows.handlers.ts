import { BoardFollowResource } from '@bowerbird/contract/pinning/board-follows/calls.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { emitEvent } from '../../core/events/outbox.ts';
import { handleAtomically } from '../../endpoints/handle.ts';
import { hydrateBoard } from '../boards/index.ts';
import { requireUnlimited } from '../../identity/accounts/index.ts';
import { deleteBoardFollow, insertBoardFollow } from './board-follows.queries.ts';

declare module '../../core/events/outbox.ts' {
  interface DomainEvents {
    /** Somebody follows a board from now on. */
    'board.followed': { readonly userId: string; readonly boardId: string };
  }
}

/** The board is read before the change, which also decides access, and the reply counts it. */
export const boardFollowHandlers = [
  handleAtomically(BoardFollowResource.create, async (context, input) => {
    const { userId } = context.viewer;
    const board = await hydrateBoard(context, input.board_id);
    if (board.owner.id === userId) throw new ApiError('forbidden', { extra: { reason: 'own_board' } });
    await requireUnlimited(context.db, userId);
    const isNew = await insertBoardFollow(context.db, userId, board.id);
    if (isNew) await emitEvent(context.db, 'board.followed', { userId, boardId: board.id });
    return { ...board, followedByMe: true, followed_by_me: true, followerCount: board.followerCount + (isNew ? 1 : 0) };
  }),
  handleAtomically(BoardFollowResource.delete, async (context, input) => {
    const { userId } = context.viewer;
    const board = await hydrateBoard(context, input.board_id);
    const isGone = await deleteBoardFollow(context.db, userId, board.id);
    return { ...board, followedByMe: false, followed_by_me: false, followerCount: Math.max(0, board.followerCount - (isGone ? 1 : 0)) };
  }),
];
