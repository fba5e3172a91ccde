import type { JobWorker } from '../../core/jobs/jobs.ts';
import type { Tick } from '../../core/jobs/ticker.ts';
import type { Core } from '../../core/core.ts';
import { dropOldDays, fillDaily } from './daily.queries.ts';

/** Makes a new day's most saved pins right after midnight. */
export function dailyWorker(core: Core): JobWorker {
  return { name: 'home-daily', cron: '0 0 * * *', handle: async () => fillDaily(core.jobsDb).then(() => dropOldDays(core.jobsDb)) };
}

/** Makes them on a fresh instance too, and fills them up while it has few saved pins. */
export const dailyTick: Tick = { name: 'home-daily', everyMilliseconds: 60_000, run: async (db) => fillDaily(db) };
