import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { buildClientIfStale } from '@bowerbird/app/boot/client-build.ts';
import { startServer } from '@bowerbird/app/server.ts';
import { loadConfig } from '@bowerbird/server/core/config/config.ts';
import type { SafeFetch } from '@bowerbird/server/core/safe-fetch/index.ts';
import { createTestDatabase } from '@bowerbird/server/testing/database.ts';

/** A whole instance on a database and a data folder of one journey's own. */
export interface Instance {
  readonly url: string;
  readonly databaseUrl: string;
  /** Where its pictures and films lie. */
  readonly mediaDir: string;
  close(): Promise<void>;
}

export interface InstanceOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** What pages of the web the instance can read. */
  readonly safeFetch?: SafeFetch;
}

/** Builds the pages if they are stale and serves them; nothing is in it. */
export async function startTestInstance({ env, safeFetch }: InstanceOptions = {}): Promise<Instance> {
  await buildClientIfStale(() => {}, new AbortController().signal);
  const { databaseUrl, drop } = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'bowerbird-journey-'));
  const config = loadConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DEMO: 'off',
    // Its threads are not what most journeys are about.
    RECOMMENDER: 'off',
    LOG_LEVEL: 'error',
    // What is found does not depend on what else the machine does.
    SEARCH_TIMEOUT: '5000',
    // What is tried here is said by accounts that are seconds old.
    LIMIT_COMMENTS_PER_MINUTE: '1000',
    ...env,
  });
  const server = await startServer({ config, databaseUrl, safeFetch, log: pino({ level: config.logLevel }) });
  return {
    url: server.url,
    databaseUrl,
    mediaDir: join(dataDir, 'media'),
    close: async () => {
      await server.close();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
