import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { inTransaction } from '../core/database/transaction.ts';
import type { Database } from '../core/database/database.ts';

const PATIENCE_MILLISECONDS = 10_000;

/** Holds a board until these calls wait for it, one behind the other; then lets them go in that order. Gives what came of each. */
export function queueBehindBoard(
  db: Database,
  boardId: string,
  calls: readonly (() => Promise<unknown>)[],
): Promise<PromiseSettledResult<unknown>[]> {
  return queueBehind(db, { table: 'boards', id: boardId }, calls);
}

/** The same behind the row of a person. */
export function queueBehindPerson(
  db: Database,
  userId: string,
  calls: readonly (() => Promise<unknown>)[],
): Promise<PromiseSettledResult<unknown>[]> {
  return queueBehind(db, { table: 'users', id: userId }, calls);
}

async function queueBehind(
  db: Database,
  { table, id }: { table: 'boards' | 'users'; id: string },
  calls: readonly (() => Promise<unknown>)[],
): Promise<PromiseSettledResult<unknown>[]> {
  const running: Promise<PromiseSettledResult<unknown>[]>[] = [];
  await inTransaction(db, async (trx) => {
    const { rows } = await sql<{
      pid: number;
    }>`SELECT pg_backend_pid() AS pid FROM ${sql.table(table)} WHERE id = ${id} FOR UPDATE`.execute(trx);
    for (const call of calls) {
      running.push(Promise.allSettled([call()]));
      await untilWaiting(db, rows[0]!.pid, running.length);
    }
  });
  return (await Promise.all(running)).flat();
}

/** Waits until so many calls stand in the queue behind a transaction. Jobs of the server, which have connections of their own, do not count. */
async function untilWaiting(db: Database, holder: number, count: number): Promise<void> {
  const end = Date.now() + PATIENCE_MILLISECONDS;
  while (Date.now() < end) {
    const { rows } = await sql<{ n: number }>`WITH RECURSIVE queue AS (
        SELECT ${holder}::int AS pid
        UNION SELECT a.pid FROM queue q JOIN pg_stat_activity a ON a.wait_event_type = 'Lock' AND q.pid = ANY(pg_blocking_pids(a.pid)))
      SELECT count(*)::int AS n FROM queue JOIN pg_stat_activity USING (pid) WHERE pid <> ${holder} AND application_name = 'bowerbird'`.execute(
      db,
    );
    if (rows[0]!.n >= count) return;
    await wait(10);
  }
  throw new Error(`Fewer than ${count} calls wait.`);
}
