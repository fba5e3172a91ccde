import { LinkCheckCountsResource, LinkChecksResource } from '@bowerbird/contract/pinning/link-checks/calls.ts';
import { linkCheckFields } from '@bowerbird/contract/pinning/link-checks/records.ts';
import { linkCheckSchemas } from '@bowerbird/contract/pinning/link-checks/schemas.ts';
import { handle, handleAtomically } from '../../endpoints/handle.ts';
import { givePart } from '../../endpoints/record-parts.ts';
import type { Feature } from '../../feature.ts';
import { countUnwell, selectLinkCheck } from './link-checks.queries.ts';
import { listChecks, lookAgain } from './link-checks.service.ts';

/** Whether the pages behind pins are still there; `rich-metadata` looks at them. */
export const linkChecksFeature: Feature = {
  name: 'link-checks',
  schemas: linkCheckSchemas,
  recordParts: [givePart(linkCheckFields, (_context, { linkId }) => (linkId ? selectLinkCheck(linkId) : null))],
  handlers: [
    handle(LinkChecksResource.get, listChecks),
    handleAtomically(LinkChecksResource.update, lookAgain),
    handle(LinkCheckCountsResource.get, ({ db, viewer }) => countUnwell(db, viewer.userId)),
  ],
};
