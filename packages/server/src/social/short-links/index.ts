import type { Feature } from '../../feature.ts';
import { enqueueMessage, FOLLOW_SHORT_LINKS_JOB, followShortLinks, shortLinksListener } from './short-links.service.ts';

/** Short links in what people say. They are followed behind the act, and what leads to a blocked domain is hidden. */
export const shortLinksFeature: Feature = {
  name: 'short-links',
  listeners: (core) => [shortLinksListener(core)],
  sendMessages: enqueueMessage,
  jobs: (core) => [
    {
      name: FOLLOW_SHORT_LINKS_JOB,
      handle: ({ type, id }) => followShortLinks(core, { type: type === 'message' ? 'message' : 'comment', id: String(id) }),
    },
  ],
};
