import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Core } from '../../core/core.ts';
import type { Feature } from '../../feature.ts';
import { mountSitemaps } from './sitemaps.mount.ts';
import { INDEX_FILE, removeUnfinished, sitemapFolder, writeDueSitemaps } from './sitemaps.service.ts';

const JOB = 'sitemaps';

/** What crawlers are led to: `robots.txt`, and sitemaps that a job writes every hour, and oftener while they are small. */
export const sitemapsFeature: Feature = {
  name: 'sitemaps',
  jobs: (core) => [{ name: JOB, cron: '3-58/5 * * * *', handle: async () => writeDueSitemaps(core) }],
  start: (core) => {
    void writeFirst(core).catch((error: unknown) => core.log.warn({ err: error }, 'the first sitemaps come with the next hour'));
    // The queue may wait for a database that is away, and an end may not wait for the queue.
    return async () => {};
  },
  mount: mountSitemaps,
};

/** A fresh instance does not wait for the hour. */
async function writeFirst(core: Core): Promise<void> {
  await removeUnfinished(core.config);
  const isThere = await access(join(sitemapFolder(core.config), INDEX_FILE)).then(
    () => true,
    () => false,
  );
  if (!isThere) await core.jobs.send(core.jobsDb, JOB, {});
}
