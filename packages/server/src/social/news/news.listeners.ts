import type { NewsUpdate } from '@bowerbird/contract/social/news/live-updates.ts';
import type { Core } from '../../core/core.ts';
import type { EventListener } from '../../core/events/outbox.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { sendLiveUpdates } from '../../core/realtime/index.ts';
import { newsSources, type NewsEvent } from './news-sources.queries.ts';
import { insertNews } from './news.queries.ts';

const TYPES = Object.keys(newsSources) as NewsEvent[];

/** Tells people what happened, behind the act itself: whoever acts waits for nobody else's news. */
export function newsListener({ jobsDb }: Core): EventListener {
  return {
    name: 'news',
    types: TYPES,
    handle: (events) =>
      inTransaction(jobsDb, async (trx) => {
        const told = new Set<string>();
        for (const type of TYPES) {
          const some = events.filter((event) => event.type === type);
          if (some.length > 0) for (const userId of await insertNews(trx, type, some)) told.add(userId);
        }
        await sendLiveUpdates<NewsUpdate>(
          trx,
          'news.added',
          [...told].map((to) => ({ to, data: {} })),
        );
      }),
  };
}
