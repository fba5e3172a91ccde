import { richMetadataFields } from '@bowerbird/contract/pinning/rich-metadata/records.ts';
import { createRobots } from '../../core/safe-fetch/index.ts';
import { givePart } from '../../endpoints/record-parts.ts';
import type { Feature } from '../../feature.ts';
import { selectOffer, selectRichMetadata } from './rich-metadata.queries.ts';
import { READ_LINKS_JOB, linkListener, readDueLinks } from './read-links.service.ts';

export { keepPage, postponePage, READ_LINKS_JOB, readDueLinks, type PageRead } from './read-links.service.ts';

/** What the page behind a pin says of its recipe, product or article (`C3.3`, `C4.4`). */
export const richMetadataFeature: Feature = {
  name: 'rich-metadata',
  recordParts: [
    givePart(richMetadataFields, ({ fieldSet, viewer }, { linkId }) => {
      if (!linkId) return null;
      return fieldSet === 'card' ? selectOffer(linkId) : selectRichMetadata(viewer, linkId);
    }),
  ],
  listeners: (core) => [linkListener(core)],
  jobs: (core) => {
    const robots = createRobots(core.safeFetch, core.now);
    return [{ name: READ_LINKS_JOB, cron: '*/5 * * * *', retries: 0, handle: () => readDueLinks(core, robots) }];
  },
};
