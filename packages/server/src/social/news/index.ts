import { NewsHubBadgeResource, NewsHubResource } from '@bowerbird/contract/social/news/calls.ts';
import { newsSchemas } from '@bowerbird/contract/social/news/schemas.ts';
import { handle, handleAtomically } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { nothingToRevert } from '../../identity/accounts/index.ts';
import { deleteOldFanouts } from './fanout.queries.ts';
import { goOn, NEWS_FANOUT_JOB, tellTheMany } from './fanout.service.ts';
import { goneNewsListener, newsListener } from './news.listeners.ts';
import { deleteNewsOf, deleteOldNews } from './news.queries.ts';
import { markRead, readBadge, readNews } from './news.service.ts';

export { writeUnread, type WrittenNews } from './news-words.service.ts';

/** What happened to what somebody made, said and keeps (`B3.39`). */
export const newsFeature: Feature = {
  name: 'news',
  schemas: newsSchemas,
  handlers: [
    handle(NewsHubResource.get, async (context, input) => readNews(context, input)),
    handleAtomically(NewsHubResource.update, async (context, { read_until }) => markRead(context, read_until)),
    handle(NewsHubBadgeResource.get, async (context) => readBadge(context)),
  ],
  listeners: (core) => [newsListener(core), goneNewsListener(core)],
  jobs: (core) => [{ name: NEWS_FANOUT_JOB, cron: '* * * * *', handle: () => tellTheMany(core) }],
  start: goOn,
  ticks: [
    { name: 'old-news', everyMilliseconds: 3_600_000, run: deleteOldNews },
    { name: 'old-news-fanouts', everyMilliseconds: 3_600_000, run: deleteOldFanouts },
  ],
  personalData: {
    tables: ['news', 'news_reads', 'news_actors', 'news_fanout_actors'],
    erase: (core, userId) => deleteNewsOf(core.db, userId),
    // News repeat what others did and what stands elsewhere; nothing in them is the person's own.
    export: async () => ({}),
    revertIntrusion: nothingToRevert,
  },
};
