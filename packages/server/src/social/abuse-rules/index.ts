import { inTransaction } from '../../core/database/transaction.ts';
import type { Core } from '../../core/core.ts';
import type { Feature } from '../../feature.ts';
import { abuseRulesListener } from './abuse-rules.listeners.ts';
import { releaseLate } from './abuse-rules.queries.ts';

/** Rules that see the same link, the same text and rings of new accounts. They open cases; people decide. */
export const abuseRulesFeature: Feature = {
  name: 'abuse-rules',
  listeners: (core) => [abuseRulesListener(core)],
  jobs: (core) => [{ name: 'release-held-pins', cron: '*/10 * * * *', handle: () => release(core) }],
};

/** What waits too long is in feeds again: nobody is kept out of sight because no moderator had time. */
export async function release(core: Core): Promise<void> {
  await inTransaction(core.jobsDb, async (trx) => {
    for (const pinId of await releaseLate(trx)) await core.outbox.emit(trx, 'pin.changed', { pinId });
  });
}
