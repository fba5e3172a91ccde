import type { Core } from '../../core/core.ts';
import type { EventListener, EventType } from '../../core/events/outbox.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { newsKindsOf, type NewsKindsOfInstance, type NewsSource } from '../news-kinds/index.ts';
import { NEWS_FANOUT_JOB } from './fanout.service.ts';
import { insertBoardFanouts, insertPriceFanouts } from './fanout.queries.ts';
import { insertMilestones, insertNews, selectUnreadOfPins, type ToldNews } from './news.queries.ts';
import { passOn, tellPages } from './pass-on.service.ts';

/** Tells people what happened, behind the act itself: whoever acts waits for nobody else's news. */
export function newsListener(core: Core): EventListener {
  const kinds = newsKindsOf(core);
  const sources = sourcesOf(kinds);
  return {
    name: 'news',
    types: [...sources.keys(), 'link.price_fell'],
    handle: (events) =>
      inTransaction(core.jobsDb, async (trx) => {
        const told: ToldNews[] = [];
        // What happened first is told first.
        for (const [type, some] of Map.groupBy(events, (event) => event.type)) {
          for (const source of sources.get(type as EventType) ?? []) told.push(...(await insertNews(trx, kinds, source, some)));
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

/** Lets pages know that news may be gone with a pin: its own, and those of the pin that it was saved from. */
export function goneNewsListener(core: Core): EventListener {
  return {
    name: 'gone-news',
    types: ['pin.removed'],
    handle: async (events) => {
      const people = await selectUnreadOfPins(
        core.jobsDb,
        events.map(({ payload }) => payload['pinId']!),
      );
      await tellPages(core.jobsDb, 'news.lessened', people);
    },
  };
}

/** Who is told of each type of event, by all kinds. */
function sourcesOf({ given }: NewsKindsOfInstance): ReadonlyMap<EventType, readonly NewsSource[]> {
  const sources = new Map<EventType, NewsSource[]>();
  for (const [type, source] of given.flatMap(({ told = {} }) => Object.entries(told)))
    sources.set(type as EventType, [...(sources.get(type as EventType) ?? []), source]);
  return sources;
}
