import type { Core } from '../../core/core.ts';
import type { EventListener } from '../../core/events/outbox.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { NEWS_FANOUT_JOB } from './fanout.service.ts';
import { insertBoardFanouts, insertPriceFanouts } from './fanout.queries.ts';
import { newsSources, type NewsEvent } from './news-sources.queries.ts';
import { insertMilestones, insertNews, type ToldNews } from './news.queries.ts';
import { passOn } from './pass-on.service.ts';

const TYPES = Object.keys(newsSources) as NewsEvent[];

/** Tells people what happened, behind the act itself: whoever acts waits for nobody else's news. */
export function newsListener(core: Core): EventListener {
  return {
    name: 'news',
    types: [...TYPES, 'link.price_fell'],
    handle: (events) =>
      inTransaction(core.jobsDb, async (trx) => {
        const told: ToldNews[] = [];
        for (const type of TYPES) {
          const some = events.filter((event) => event.type === type);
          if (some.length > 0) told.push(...(await insertNews(trx, type, some)));
        }
        const added = events.filter(({ type }) => type === 'pin.created');
        const cheaper = events.filter(({ type }) => type === 'link.price_fell');
        if (added.length > 0) told.push(...(await insertMilestones(trx, added)));
        let isMore = added.length > 0 && (await insertBoardFanouts(trx, added));
        if (cheaper.length > 0) isMore = (await insertPriceFanouts(trx, cheaper)) || isMore;
        if (isMore) await core.jobs.send(trx, NEWS_FANOUT_JOB, {});
        await passOn(core, trx, told);
      }),
  };
}
