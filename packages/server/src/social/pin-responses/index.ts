import { ReactionsResource } from '@bowerbird/contract/social/pin-responses/calls.ts';
import { pinResponses } from '@bowerbird/contract/social/pin-responses/records.ts';
import { pinResponseSchemas } from '@bowerbird/contract/social/pin-responses/schemas.ts';
import { handle, handleAtomically } from '../../endpoints/handle.ts';
import { givePart } from '../../endpoints/record-parts.ts';
import type { Feature } from '../../feature.ts';
import { nothingToRevert } from '../../identity/accounts/index.ts';
import { responseNews } from './pin-responses.news.queries.ts';
import { pinReactions, responseCounts, selectReactionsForExport } from './pin-responses.queries.ts';
import { listReactions, react, unreact } from './pin-responses.service.ts';

export { triedPictures } from './pin-responses.queries.ts';

/** What people answered to pins, as it stands on them, and how they react (`C3.5`, `B7.9`). */
export const pinResponsesFeature: Feature = {
  name: 'pin-responses',
  schemas: pinResponseSchemas,
  newsKinds: [responseNews],
  recordParts: [givePart(pinResponses, ({ viewer }, { id }) => responseCounts(viewer, id))],
  handlers: [
    handle(ReactionsResource.get, async (context, input) => listReactions(context, input)),
    handleAtomically(ReactionsResource.create, async (context, input) => react(context, input)),
    handleAtomically(ReactionsResource.delete, async (context, { pin_id }) => unreact(context, pin_id)),
  ],
  personalData: {
    tables: ['pin_reactions'],
    erase: (core, userId) => pinReactions.deleteOf(core.db, userId),
    export: async (core, userId) => ({ reactions: await selectReactionsForExport(core.db, userId) }),
    // A reaction opens nothing, and its person takes it back by hand.
    revertIntrusion: nothingToRevert,
  },
};
