import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { CompiledQuery } from 'kysely';
import type { Metrics } from '../metrics/metrics.ts';
import type { Database } from '../database/database.ts';

/** A kind of job: what it is called, what does it, and when it comes by itself. */
export interface JobWorker {
  readonly name: string;
  /** A cron line in UTC, for what comes by itself. */
  readonly cron?: string;
  readonly retries?: number;
  readonly handle: (data: Record<string, unknown>) => Promise<void>;
}

export interface Jobs {
  start(workers: readonly JobWorker[]): Promise<void>;
  /** Enqueues a job in the same transaction as the work that wants it. */
  send(db: Database, name: string, data: Record<string, unknown>): Promise<void>;
  stop(): Promise<void>;
}

/** The one queue, in the same database (`pgboss` schema). */
export function createJobs(options: { url: string; log: Logger; metrics: Metrics }): Jobs {
  const boss = new PgBoss({ connectionString: options.url, max: 3, application_name: 'bowerbird-jobs' });
  boss.on('error', (error) => options.log.error({ err: error }, 'the job queue failed'));
  let started = false;

  return {
    start: async (workers) => {
      await boss.start();
      started = true;
      for (const worker of workers) await startWorker(boss, worker, options);
    },
    send: async (db, name, data) => {
      await boss.send(name, data, { db: { executeSql: (text, values) => runIn(db, text, values ?? []) } });
    },
    stop: async () => {
      if (!started) return;
      started = false;
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}

async function startWorker(boss: PgBoss, worker: JobWorker, { log, metrics }: { log: Logger; metrics: Metrics }): Promise<void> {
  await boss.createQueue(worker.name, { retryLimit: worker.retries ?? 3, retryBackoff: true, expireInSeconds: 600 });
  if (worker.cron) await boss.schedule(worker.name, worker.cron, {}, { tz: 'UTC' });
  await boss.work<Record<string, unknown>>(worker.name, { pollingIntervalSeconds: 2 }, async (jobs) => {
    for (const job of jobs) {
      try {
        await worker.handle(job.data ?? {});
      } catch (error) {
        metrics.jobFailures.inc({ job: worker.name });
        log.error({ err: error, job: worker.name }, 'a job failed');
        throw error;
      }
    }
  });
}

async function runIn(db: Database, text: string, values: readonly unknown[]): Promise<{ rows: unknown[] }> {
  const result = await db.executeQuery(CompiledQuery.raw(text, [...values]));
  return { rows: result.rows };
}
