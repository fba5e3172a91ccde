import { setTimeout as wait } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { CompiledQuery } from 'kysely';
import type { Metrics } from '../metrics/metrics.ts';
import { logRetried } from '../database/log-retried.ts';
import type { Database } from '../database/database.ts';

/** A kind of job: what it is called, what does it, and when it comes by itself. */
export interface JobWorker {
  readonly name: string;
  /** A cron line in UTC, for what comes by itself. */
  readonly cron?: string;
  readonly retries?: number;
  /** After how many seconds a job counts as lost and is given out again; 600 unless said. */
  readonly longestSeconds?: number;
  /** Whether nothing of a job stays once it is done: what it carries may open an account. */
  readonly isForgotten?: boolean;
  /** The datum by which a job waits once, however often it is sent before it begins. */
  readonly waitsOnceBy?: string;
  readonly handle: (data: Record<string, unknown>) => Promise<void>;
}

export interface Jobs {
  /** Opens the queue; those of the workers are made while requests are served already. */
  start(workers: readonly JobWorker[]): Promise<void>;
  /** Enqueues a job in the same transaction as the work that wants it; it may have to wait before it is done. */
  send(db: Database, name: string, data: Record<string, unknown>, when?: { readonly afterSeconds: number }): Promise<void>;
  stop(): Promise<void>;
}

const RETRY_MILLISECONDS = 1_000;

/** The one queue, in the same database (`pgboss` schema). */
export function createJobs(options: { url: string; log: Logger; metrics: Metrics }): Jobs {
  const boss = new PgBoss({ connectionString: options.url, max: 3, application_name: 'bowerbird-jobs' });
  boss.on('error', (error) => logRetried(options.log, { err: error }, 'the job queue failed; it goes on by itself'));
  const stopping = new AbortController();
  let queues: Promise<void> | null = null;
  const keys = new Map<string, string>();

  /** A database that is away for a moment delays the queues, and nothing else. */
  async function makeQueues(workers: readonly JobWorker[]): Promise<void> {
    for (const worker of workers) {
      while (!stopping.signal.aborted && !(await tryToStart(worker)))
        await wait(RETRY_MILLISECONDS, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  async function tryToStart(worker: JobWorker): Promise<boolean> {
    try {
      await startWorker(boss, worker, options);
      return true;
    } catch (error) {
      logRetried(options.log, { err: error, job: worker.name }, 'a queue could not be made yet');
      return false;
    }
  }

  return {
    start: async (workers) => {
      for (const { name, waitsOnceBy } of workers) if (waitsOnceBy !== undefined) keys.set(name, waitsOnceBy);
      await boss.start();
      queues = makeQueues(workers);
    },
    send: async (db, name, data, when) => {
      // Requests are served while the queues are made.
      await queues;
      const startAfter = when && { startAfter: when.afterSeconds };
      const key = keys.get(name);
      const singleton = key !== undefined && { singletonKey: String(data[key]) };
      await boss.send(name, data, { ...startAfter, ...singleton, db: { executeSql: (text, values) => runIn(db, text, values ?? []) } });
    },
    stop: async () => {
      if (queues === null) return;
      stopping.abort();
      await queues;
      queues = null;
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}

async function startWorker(boss: PgBoss, worker: JobWorker, { log, metrics }: { log: Logger; metrics: Metrics }): Promise<void> {
  const options = { retryLimit: worker.retries ?? 3, retryBackoff: true, expireInSeconds: worker.longestSeconds ?? 600 };
  await boss.createQueue(worker.name, { ...options, ...(worker.waitsOnceBy !== undefined && { policy: 'short' }) });
  // A queue of an earlier version stays as it was made.
  await boss.updateQueue(worker.name, options);
  if (worker.cron) await boss.schedule(worker.name, worker.cron, {}, { tz: 'UTC' });
  await boss.work<Record<string, unknown>>(worker.name, { pollingIntervalSeconds: 2 }, async (jobs) => {
    for (const job of jobs) {
      try {
        await worker.handle(job.data ?? {});
        if (worker.isForgotten) await boss.deleteJob(worker.name, job.id);
      } catch (error) {
        metrics.jobFailures.inc({ job: worker.name });
        logRetried(log, { err: error, job: worker.name }, 'a job failed');
        throw error;
      }
    }
  });
}

async function runIn(db: Database, text: string, values: readonly unknown[]): Promise<{ rows: unknown[] }> {
  const result = await db.executeQuery(CompiledQuery.raw(text, [...values]));
  return { rows: result.rows };
}
