import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readPostmaster } from '@bowerbird/server/core/postgres/postmaster.ts';

const MOST_RESTART_MILLISECONDS = 60_000;

/** Kills the PostgreSQL of a data folder without a word; gives its process id. */
export async function killPostgres(dataDir: string): Promise<number> {
  const { pid } = (await readPostmaster(join(dataDir, 'postgres')))!;
  process.kill(pid, 'SIGKILL');
  return pid;
}

/** Until the instance has started another one: backends of the killed one may answer for a moment. */
export async function waitForAnother(killed: number, dataDir: string): Promise<void> {
  const deadline = Date.now() + MOST_RESTART_MILLISECONDS;
  for (;;) {
    const next = await readPostmaster(join(dataDir, 'postgres'));
    if (next !== undefined && next.pid !== killed && next.isReady) return;
    if (Date.now() > deadline) throw new Error('Nobody started PostgreSQL again.');
    await wait(5);
  }
}
