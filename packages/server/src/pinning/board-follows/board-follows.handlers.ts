import { BoardFollowResource } from '@bowerbird/contract/pinning/board-follows/calls.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { signedIn } from '../../endpoints/authorise.ts';
import { handleAtomically } from '../../endpoints/handle.ts';
import { hydrateBoard } from '../boards/index.ts';
import { deleteBoardFollow, insertBoardFollow } from './board-follows.queries.ts';

/** The board is read before the change, which also decides access, and the reply counts it. */
export const boardFollowHandlers = [
  handleAtomically(BoardFollowResource.create, async (args) => {
    const { userId } = signedIn(args.viewer);
    const board = await hydrateBoard(args, args.input.board_id);
    if (board.owner.id === userId) throw new ApiError('forbidden', { extra: { reason: 'own_board' } });
    const isNew = await insertBoardFollow(args.db, userId, board.id);
    return { ...board, followedByMe: true, followed_by_me: true, followerCount: board.followerCount + (isNew ? 1 : 0) };
  }),
  handleAtomically(BoardFollowResource.delete, async (args) => {
    const { userId } = signedIn(args.viewer);
    const board = await hydrateBoard(args, args.input.board_id);
    const isGone = await deleteBoardFollow(args.db, userId, board.id);
    return { ...board, followedByMe: false, followed_by_me: false, followerCount: Math.max(0, board.followerCount - (isGone ? 1 : 0)) };
  }),
];
