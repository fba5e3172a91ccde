import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { tryLock, unlock } from '../database/connection.queries.ts';
import { logRetried } from '../database/log-retried.ts';
import type { DB } from '../database/schema.generated.ts';

/** A short piece of upkeep that comes every few seconds, in one process at a time. */
export interface Tick {
  readonly name: string;
  readonly everyMilliseconds: number;
  readonly run: (db: Kysely<DB>) => Promise<void>;
}

/** Starts the ticks; returns how to stop them and wait for the ones at work. */
export function startTicks(db: Kysely<DB>, ticks: readonly Tick[], log: Logger): () => Promise<void> {
  const running = new Map<string, Promise<void>>();
  const timers = ticks.map((tick) => {
    const timer = setInterval(() => {
      if (running.has(tick.name)) return;
      const work = runLocked(db, tick)
        .catch((error: unknown) => logRetried(log, { err: error, tick: tick.name }, 'upkeep failed; it comes again'))
        .finally(() => running.delete(tick.name));
      running.set(tick.name, work);
    }, tick.everyMilliseconds);
    timer.unref();
    return timer;
  });
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running.values());
  };
}

async function runLocked(db: Kysely<DB>, tick: Tick): Promise<void> {
  await db.connection().execute(async (connection) => {
    const name = `tick:${tick.name}`;
    if (!(await tryLock(connection, name))) return;
    try {
      await tick.run(connection);
    } finally {
      await unlock(connection, name);
    }
  });
}
