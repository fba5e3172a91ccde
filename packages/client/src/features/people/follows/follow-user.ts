import { UserFollowersResource, UserFollowingResource, UserFollowResource } from '@bowerbird/contract/people/follows/calls.ts';
import { call } from '../../../store/call.ts';
import { entityPatched } from '../../../store/entities.slice.ts';
import { resourceInvalidated } from '../../../store/resources.slice.ts';
import type { FollowKind } from './follow-kind.ts';

/** Follows people. */
export const followUser: FollowKind = {
  type: 'user',
  select: (state, id) => {
    const { explicitlyFollowedByMe: following, followerCount } = state.entities.user[id] ?? {};
    return following === undefined || followerCount === undefined ? null : { following, followerCount };
  },
  patch: (id, { following, followerCount }) =>
    entityPatched({ type: 'user', id, changes: { explicitlyFollowedByMe: following, followedByMe: following, followerCount } }),
  send: async (dispatch, id, following) => {
    const user = await dispatch(call(UserFollowResource[following ? 'create' : 'delete'], { user_id: id }));
    dispatch(resourceInvalidated({ name: UserFollowersResource.get.name }));
    dispatch(resourceInvalidated({ name: UserFollowingResource.get.name }));
    return { following: user.explicitlyFollowedByMe, followerCount: user.followerCount };
  },
};
