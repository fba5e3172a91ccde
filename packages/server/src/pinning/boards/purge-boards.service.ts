import type { Core } from '../../core/core.ts';
import type { JobWorker } from '../../core/jobs/jobs.ts';
import { purgeDeleted } from './purge.queries.ts';

/** Takes away for good, every night, what was deleted a month ago. */
export function purgeWorker(core: Core): JobWorker {
  return { name: 'pinning-purge', cron: '17 3 * * *', handle: () => purgeDeleted(core) };
}
