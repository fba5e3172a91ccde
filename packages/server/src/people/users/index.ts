import { readUser, UserResource } from '@bowerbird/contract/people/users/calls.ts';
import { userBase, userSchemas } from '@bowerbird/contract/people/users/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import { nothingToTakeBack } from '../../contributions.ts';
import type { Feature } from '../../feature.ts';
import { deleteCounters, selectOwnCounters } from './users.queries.ts';
import { findUserId, readUserById, updateOwnUser } from './users.service.ts';
import { coverUrl, pictureUrls } from './users.views.ts';

export { isActive, notBlocked, profileOpenTo, userVisibleTo } from './users.access.ts';
export { readNamedUser, readWholeUsers, userRecords, type WholeUserJson } from './user-records.ts';
export { namedUserColumns, wholeUsersOf } from './user-records.queries.ts';
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
  viewerFields: async (core, userId) => {
    const own = await selectOwnCounters(core.db, userId);
    const picture = pictureUrls(own?.picture_signature ?? null, core.config.mediaUrl);
    return {
      pin_count: own?.pins_all ?? 0,
      board_count: (own?.boards_public ?? 0) + (own?.boards_secret ?? 0),
      secret_board_count: own?.boards_secret ?? 0,
      follower_count: own?.followers ?? 0,
      image_small_url: picture.small,
      image_medium_url: picture.medium,
      image_large_url: picture.large,
      image_xlarge_url: picture.xlarge,
      profile_cover: coverUrl(own?.cover_signature ?? null, core.config.mediaUrl),
    };
  },
  owns: ['user_counters'],
  erase: (core, userId) => deleteCounters(core.db, userId),
  export: async (core, userId) => ({ ...(await selectOwnCounters(core.db, userId)) }),
  takeBack: nothingToTakeBack,
};
