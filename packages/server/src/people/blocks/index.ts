import { UserBlockResource, UserBlocksResource, UserMuteResource, UserMutesResource } from '@bowerbird/contract/people/blocks/calls.ts';
import { blockSchemas } from '@bowerbird/contract/people/blocks/schemas.ts';
import { handle, handleAtomically } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { nothingToRevert } from '../../identity/accounts/index.ts';
import { deletePeopleOf, selectPeopleForExport } from './blocks.queries.ts';
import { blockListener, blockUser, listPeople, muteUser, unblockUser, unmuteUser } from './blocks.service.ts';

export { keepApart } from './blocks.service.ts';

/** Who is kept apart by a block, and of whom somebody wants to hear nothing (`C4.17`). */
export const blocksFeature: Feature = {
  name: 'blocks',
  schemas: blockSchemas,
  handlers: [
    handleAtomically(UserBlockResource.create, (context, { user_id }) => blockUser(context, user_id)),
    handleAtomically(UserBlockResource.delete, (context, { user_id }) => unblockUser(context, user_id)),
    handleAtomically(UserMuteResource.create, (context, { user_id }) => muteUser(context, user_id)),
    handleAtomically(UserMuteResource.delete, (context, { user_id }) => unmuteUser(context, user_id)),
    handle(UserBlocksResource.get, (context, input) => listPeople(context, input, 'blocks')),
    handle(UserMutesResource.get, (context, input) => listPeople(context, input, 'mutes')),
  ],
  listeners: (core) => [blockListener(core)],
  personalData: {
    tables: ['blocks', 'mutes'],
    erase: (core, userId) => deletePeopleOf(core.db, userId),
    export: async (core, userId) => ({
      blocked: await selectPeopleForExport(core.db, 'blocks', userId),
      muted: await selectPeopleForExport(core.db, 'mutes', userId),
    }),
    // Whom an intruder blocked is unblocked by the person; nobody is let in by it.
    revertIntrusion: nothingToRevert,
  },
};
