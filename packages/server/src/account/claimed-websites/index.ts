import { ClaimedWebsitesResource } from '@bowerbird/contract/account/claimed-websites/calls.ts';
import { viewerWebsites } from '@bowerbird/contract/account/claimed-websites/records.ts';
import { claimedWebsiteSchemas } from '@bowerbird/contract/account/claimed-websites/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import { givePart } from '../../endpoints/record-parts.ts';
import type { Feature } from '../../feature.ts';
import { deleteWebsitesOf, deleteWebsitesSince, selectWebsites, websitesOf } from './claimed-websites.queries.ts';
import { claimWebsite, proveWebsite, unclaimWebsite } from './claimed-websites.service.ts';
import { presentWebsite } from './claimed-websites.views.ts';

/** Websites that people prove to be theirs (`C4.17`). */
export const claimedWebsitesFeature: Feature = {
  name: 'claimed-websites',
  schemas: claimedWebsiteSchemas,
  recordParts: [givePart(viewerWebsites, (_context, { id }) => websitesOf(id))],
  handlers: [
    handle(ClaimedWebsitesResource.get, async ({ db, viewer }) => (await selectWebsites(db, viewer.userId)).map(presentWebsite)),
    handle(ClaimedWebsitesResource.create, ({ core, viewer }, input) => claimWebsite(core, viewer.userId, input.website)),
    handle(ClaimedWebsitesResource.update, ({ core, viewer }, input) => proveWebsite(core, viewer.userId, input)),
    handle(ClaimedWebsitesResource.delete, async ({ core, viewer }, input) => {
      await unclaimWebsite(core, viewer.userId, input.website_id);
      return null;
    }),
  ],
  personalData: {
    tables: ['claimed_websites'],
    erase: (core, userId) => deleteWebsitesOf(core.db, userId),
    export: async (core, userId) => ({ websites: await selectWebsites(core.db, userId) }),
    revertIntrusion: async (db, { userId, since, reason }) => {
      if (reason === 'not_me') await deleteWebsitesSince(db, userId, since);
    },
  },
};
