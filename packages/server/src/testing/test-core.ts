import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { loadConfig } from '../core/config/config.ts';
import type { Contributions } from '../core/contributions.ts';
import type { Core } from '../core/core.ts';
import { createCore, type CoreOptions } from '../core/create-core.ts';
import type { Jobs } from '../core/jobs/jobs.ts';
import type { Mail } from '../core/mail/mailer.ts';
import { createTestDatabase } from './database.ts';

/** A core over a database and a data folder of one test file's own. It keeps the mails it would have sent. */
export interface TestCore {
  readonly core: Core;
  readonly databaseUrl: string;
  readonly mails: Mail[];
  /** The jobs that were enqueued; no queue runs in tests. */
  readonly enqueued: { readonly name: string; readonly data: Record<string, unknown> }[];
  /** Sets `core.now` and, as much later or earlier, the clock of the database. */
  readonly clock: { now: number };
  close(): Promise<void>;
}

/** What a test may bring of its own. */
export type GivenToTests = Pick<CoreOptions, 'poolSize' | 'safeFetch' | 'classifier' | 'resolveTxt' | 'botCheck'>;

/** Makes the core for tests; jobs and listeners start only with `createTestServer`. */
export async function createTestCore(
  env: NodeJS.ProcessEnv = {},
  contributions: readonly Contributions[] = [],
  given: GivenToTests = {},
): Promise<TestCore> {
  return openForTests(env, given, (options) => createCore({ ...options, contributions }));
}

/** Opens a core, or a whole instance, over a database and a folder of its own. */
export async function openForTests<Opened extends { readonly core: Core; close(): Promise<void> }>(
  env: NodeJS.ProcessEnv,
  given: GivenToTests,
  open: (options: Omit<CoreOptions, 'contributions'>) => Opened,
): Promise<Opened & TestCore> {
  const { databaseUrl, drop } = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'bowerbird-test-'));
  const config = loadConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    DATABASE_URL: databaseUrl,
    // What is found does not depend on what else the machine does.
    SEARCH_TIMEOUT: '20000',
    // What is tried here is said by accounts that are seconds old.
    LIMIT_COMMENTS_PER_MINUTE: '1000',
    ...env,
  });
  const log = pino({ level: config.logLevel });
  const mails: Mail[] = [];
  const enqueued: TestCore['enqueued'] = [];
  const jobs: Jobs = { start: async () => {}, send: async (_db, name, data) => void enqueued.push({ name, data }), stop: async () => {} };
  const clock = { now: Date.now() };
  const began = clock.now;
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  const opened = open({
    config,
    databaseUrl,
    log,
    mailer,
    jobs,
    now: () => clock.now,
    clockShift: () => clock.now - began,
    poolSize: 8,
    ...given,
  });
  return {
    ...opened,
    databaseUrl,
    mails,
    enqueued,
    clock,
    close: async () => {
      const undeclared = await undeclaredErrorsOf(opened.core);
      await opened.close();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
      if (undeclared.length > 0) throw new Error(`Calls gave errors that they do not declare: ${undeclared.join(', ')}.`);
    },
  };
}

async function undeclaredErrorsOf({ metrics }: Core): Promise<string[]> {
  const { values } = await metrics.undeclaredErrors.get();
  return values.filter(({ value }) => value > 0).map(({ labels }) => `${labels.endpoint}: ${labels.error}`);
}
