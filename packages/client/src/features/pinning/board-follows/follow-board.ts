import { BoardFollowResource } from '@bowerbird/contract/pinning/board-follows/calls.ts';
import { call } from '../../../store/call.ts';
import { entityPatched } from '../../../store/entities.slice.ts';
import type { FollowKind } from '../../people/follows/index.ts';

/** Follows boards. */
export const followBoard: FollowKind = {
  type: 'board',
  select: (state, id) => {
    const board = state.entities.board[id];
    return board ? { following: board.followedByMe ?? false, followerCount: board.followerCount ?? 0 } : null;
  },
  patch: (id, { following, followerCount }) =>
    entityPatched({ type: 'board', id, changes: { followedByMe: following, followed_by_me: following, followerCount } }),
  send: async (dispatch, id, following) => {
    const board = await dispatch(call(BoardFollowResource[following ? 'create' : 'delete'], { board_id: id }));
    return { following: board.followedByMe, followerCount: board.followerCount };
  },
};
