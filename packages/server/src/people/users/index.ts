import { readUser, UserResource } from '@bowerbird/contract/people/users/calls.ts';
import { viewerProfile } from '@bowerbird/contract/people/users/records.ts';
import { userBase, userSchemas } from '@bowerbird/contract/people/users/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import { givePartOf } from '../../endpoints/record-parts.ts';
import type { Feature } from '../../feature.ts';
import { nothingToRevert } from '../../identity/accounts/index.ts';
import { deleteCounters, ownProfile, selectOwnCounters } from './users.queries.ts';
import { findUserId, readUserById, updateOwnUser } from './users.service.ts';
import { presentOwnProfile } from './users.views.ts';

export { isBarredByAge, isFollowing, isSparedWordsOf, isYoung } from './age-bar.access.ts';
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
  recordParts: [{ part: userBase }, givePartOf(viewerProfile, 'follower_count', (_context, { id }) => ownProfile(id), presentOwnProfile)],
  handlers: [
    handle(UserResource.get, async (context, input) => {
      return readUserById(context, 'id' in input ? input.id : await findUserId(context, input.username));
    }),
    handle(UserResource.update, async (context, input) => updateOwnUser(context, context.viewer, input)),
    handle(readUser, async (context, input) => readUserById(context, input.id)),
  ],
  personalData: {
    tables: ['user_counters'],
    erase: (core, userId) => deleteCounters(core.db, userId),
    export: async (core, userId) => ({ ...(await selectOwnCounters(core.db, userId)) }),
    revertIntrusion: nothingToRevert,
  },
};
