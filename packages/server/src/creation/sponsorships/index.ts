import { SponsorshipResource } from '@bowerbird/contract/creation/sponsorships/calls.ts';
import { sponsorshipFields } from '@bowerbird/contract/creation/sponsorships/records.ts';
import { sponsorshipSchemas } from '@bowerbird/contract/creation/sponsorships/schemas.ts';
import { handle, handleAtomically } from '../../endpoints/handle.ts';
import { givePart, rarely } from '../../endpoints/record-parts.ts';
import type { Feature } from '../../feature.ts';
import { nothingToRevert } from '../../identity/accounts/index.ts';
import { eraseSponsorships, hasSponsorship, selectSponsorshipsForExport, sponsorshipOfPin } from './sponsorships.queries.ts';
import { sponsorshipNews } from './sponsorships.news.queries.ts';
import { answer, askFor, end, listAsks } from './sponsorships.service.ts';

/** Who pays for pins. */
export const sponsorshipsFeature: Feature = {
  name: 'sponsorships',
  schemas: sponsorshipSchemas,
  newsKinds: sponsorshipNews,
  recordParts: [
    rarely(
      givePart(sponsorshipFields, ({ viewer }, { id }) => sponsorshipOfPin(viewer, id)),
      ({ id }) => hasSponsorship(id),
    ),
  ],
  handlers: [
    handle(SponsorshipResource.get, (context, input) => listAsks(context, input)),
    handleAtomically(SponsorshipResource.create, askFor),
    handleAtomically(SponsorshipResource.update, answer),
    handleAtomically(SponsorshipResource.delete, (context, { pin_id }) => end(context, pin_id)),
  ],
  personalData: {
    tables: ['sponsorships'],
    erase: (core, userId) => eraseSponsorships(core.db, userId),
    export: async (core, userId) => ({ sponsorships: await selectSponsorshipsForExport(core.db, userId) }),
    // Paying for a pin lets nobody in.
    revertIntrusion: nothingToRevert,
  },
};
