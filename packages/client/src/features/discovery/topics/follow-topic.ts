import { InterestFollowResource } from '@bowerbird/contract/discovery/topics/calls.ts';
import { call } from '../../../store/call.ts';
import { entityPatched } from '../../../store/entities.slice.ts';
import type { FollowKind } from '../../people/follows/index.ts';

/** Follows topics (`C4.18`, `B4.17`). */
export const followTopic: FollowKind = {
  type: 'topic',
  select: (state, id) => {
    const topic = state.entities.topic[id];
    return topic ? { following: topic.is_followed, followerCount: topic.follower_count ?? 0 } : null;
  },
  patch: (id, { following, followerCount }) =>
    entityPatched({ type: 'topic', id, changes: { is_followed: following, follower_count: followerCount } }),
  send: async (dispatch, id, following) => {
    const topic = await dispatch(call(InterestFollowResource[following ? 'create' : 'delete'], { interest_id: id }));
    return { following: topic.is_followed, followerCount: topic.follower_count };
  },
};
