import { UserFollowersResource, UserFollowingResource, UserFollowResource } from '@bowerbird/contract/people/follows/calls.ts';
import { followSchemas } from '@bowerbird/contract/people/follows/schemas.ts';
import { handle, handleAtomically } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { nothingToRevert } from '../../identity/accounts/index.ts';
import { deleteFollowsOf, selectFollowsForExport } from './follows.queries.ts';
import { followUser, listFollows, unfollowUser } from './follows.service.ts';

export { deleteFollowsBetween } from './follows.queries.ts';

/** Follows between people (`C4.17`). */
export const followsFeature: Feature = {
  name: 'follows',
  schemas: followSchemas,
  handlers: [
    handleAtomically(UserFollowResource.create, async (context, input) => followUser(context, context.viewer, input.user_id)),
    handleAtomically(UserFollowResource.delete, async (context, input) => unfollowUser(context, context.viewer, input.user_id)),
    handle(UserFollowersResource.get, async (context, input) => listFollows(context, input, 'followers')),
    handle(UserFollowingResource.get, async (context, input) => listFollows(context, input, 'following')),
  ],
  personalData: {
    tables: ['user_follows'],
    erase: (core, userId) => deleteFollowsOf(core.db, userId),
    export: async (core, userId) => ({ ...(await selectFollowsForExport(core.db, userId)) }),
    // A follower sees what every other one sees; its person removes them by a block.
    revertIntrusion: nothingToRevert,
  },
};
