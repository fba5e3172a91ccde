import type { Core } from '../../core/core.ts';
import type { EventListener, EventType } from '../../core/events/outbox.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { newsKindsOf } from '../news-kinds/index.ts';
import { NEWS_FANOUT_JOB } from './fanout.service.ts';
import { insertBoardFanouts, insertPriceFanouts } from './fanout.queries.ts';
import { insertMilestones, insertNews, type ToldNews } from './news.queries.ts';
import { passOn } from './pass-on.service.ts';

/** Tells people what happened, behind the act itself: whoever acts waits for nobody else's news. */
export function newsListener(core: Core): EventListener {
  const kinds = newsKindsOf(core);
  const sources = kinds.given.flatMap(({ told = {} }) => Object.entries(told));
  return {
    name: 'news',
    types: [...new Set([...sources.map(([type]) => type as EventType), 'link.price_fell' as const])],
    handle: (events) =>
      inTransaction(core.jobsDb, async (trx) => {
        const told: ToldNews[] = [];
        for (const [type, source] of sources) {
          const some = events.filter((event) => event.type === type);
          if (some.length > 0) told.push(...(await insertNews(trx, kinds, source, some)));
        }
        const added = events.filter(({ type }) => type === 'pin.created');
        const cheaper = events.filter(({ type }) => type === 'link.price_fell');
        if (added.length > 0) told.push(...(await insertMilestones(trx, kinds, added)));
        let isMore = added.length > 0 && (await insertBoardFanouts(trx, added));
        if (cheaper.length > 0) isMore = (await insertPriceFanouts(trx, cheaper)) || isMore;
        if (isMore) await core.jobs.send(trx, NEWS_FANOUT_JOB, {});
        await passOn(core, trx, told);
      }),
  };
}
