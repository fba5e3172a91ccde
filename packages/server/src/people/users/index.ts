import { readUser, UserResource } from '@bowerbird/contract/people/users/calls.ts';
import { userBase, userSchemas } from '@bowerbird/contract/people/users/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { defineViewerPart } from '../../identity/viewer/index.ts';
import { nothingToRevert } from '../../identity/accounts/index.ts';
import { deleteCounters, ownProfile, selectOwnCounters } from './users.queries.ts';
import { findUserId, readUserById, updateOwnUser } from './users.service.ts';
import { coverUrl, pictureUrls } from './users.views.ts';

export { isActive, isListed, notBlocked, notMuted, profileOpenTo, userVisibleTo } from './users.access.ts';
export { readNamedUser, readWholeUsers, userRecords, type WholeUserJson } from './users.records.ts';
export { namedUserColumns, wholeUsersOf } from './user-records.queries.ts';
export { emptyProfile, refillProfile } from './emptied-profiles.queries.ts';
export { findUserId, readUserById } from './users.service.ts';
export { pictureUrls } from './users.views.ts';

/** People as others see them (`C3.6`, `C7.8`), their own name and text, and their counters (`C4.17`). */
export const usersFeature: Feature = {
  name: 'users',
  schemas: userSchemas,
  recordParts: [{ part: userBase }],
  handlers: [
    handle(UserResource.get, async (context, input) => {
      return readUserById(context, 'id' in input ? input.id : await findUserId(context, input.username));
    }),
    handle(UserResource.update, async (context, input) => updateOwnUser(context, context.viewer, input)),
    handle(readUser, async (context, input) => readUserById(context, input.id)),
  ],
  viewerPart: defineViewerPart({
    fields: ['follower_count', 'image_small_url', 'image_medium_url', 'image_large_url', 'image_xlarge_url', 'profile_cover'],
    select: ownProfile,
    present: ({ followers, picture_signature, cover_signature }, { config: { mediaUrl } }) => {
      const picture = pictureUrls(picture_signature, mediaUrl);
      return {
        follower_count: followers,
        image_small_url: picture.small,
        image_medium_url: picture.medium,
        image_large_url: picture.large,
        image_xlarge_url: picture.xlarge,
        profile_cover: coverUrl(cover_signature, mediaUrl),
      };
    },
  }),
  personalData: {
    tables: ['user_counters'],
    erase: (core, userId) => deleteCounters(core.db, userId),
    export: async (core, userId) => ({ ...(await selectOwnCounters(core.db, userId)) }),
    revertIntrusion: nothingToRevert,
  },
};
