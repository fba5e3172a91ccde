import type { NewsUpdate } from '@bowerbird/contract/social/news/live-updates.ts';
import type { Core } from '../../core/core.ts';
import type { Database } from '../../core/database/database.ts';
import { sendLiveUpdates } from '../../core/realtime/index.ts';
import type { ToldNews } from './news.queries.ts';

declare module '../../core/contributions.ts' {
  interface Contributions {
    /** Takes news to somebody in another way, such as a push: it writes what is to be sent in the transaction that tells them. */
    readonly sendNews?: (core: Core, trx: Database, newsIds: readonly string[]) => Promise<void>;
  }
}

/** Lets open pages and the other ways know of what somebody was told. */
export async function passOn(core: Core, trx: Database, told: readonly ToldNews[]): Promise<void> {
  if (told.length === 0) return;
  const people = [...new Set(told.map(({ user_id }) => user_id))];
  await tellPages(trx, 'news.added', people);
  const newsIds = [...new Set(told.map(({ news_id }) => news_id))];
  for (const { sendNews } of core.contributions) await sendNews?.(core, trx, newsIds);
}

/** Lets the open pages of people ask anew how much they have not read. */
export async function tellPages(db: Database, name: NewsUpdate, people: readonly string[]): Promise<void> {
  await sendLiveUpdates(
    db,
    name,
    people.map((to) => ({ to, data: {} })),
  );
}
