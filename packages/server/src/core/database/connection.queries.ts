import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { DB } from './schema.generated.ts';
import type { Database } from './database.ts';

/** Fails when the database does not answer. */
export async function ping(db: Database): Promise<void> {
  await sql`SELECT 1`.execute(db);
}

/** Lets this transaction wait for work of ours that is slower than a request may be. */
export async function allowIdling(trx: Database): Promise<void> {
  await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(trx);
}

/** Takes a lock of that name for as long as this connection lives; false when another process has it. */
export async function tryLock(connection: Database, name: string): Promise<boolean> {
  const { rows } = await sql<{ got: boolean }>`SELECT pg_try_advisory_lock(hashtext(${name})) got`.execute(connection);
  return rows[0]?.got === true;
}

export async function unlock(connection: Database, name: string): Promise<void> {
  await sql`SELECT pg_advisory_unlock(hashtext(${name}))`.execute(connection);
}

const LOCK_POLL_MILLISECONDS = 200;

/**
 * Runs work while nobody else of the instance runs work of that name; waits for them, however long it takes. The work reads and
 * writes through the connection it is given. So workers of a small pool do not wait for each other's connections.
 */
export async function runAlone<T>(db: Kysely<DB>, name: string, work: (connection: Database) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    while (!(await tryLock(connection, name))) await wait(LOCK_POLL_MILLISECONDS);
    try {
      return await work(connection);
    } finally {
      await unlock(connection, name);
    }
  });
}

/**
 * Counts the tables anew for the planner, but for those that somebody else is at. PostgreSQL does so by itself a few times a
 * minute; until then plans made for empty tables serve full ones. A page that takes 30 ms takes over 2 s.
 */
export async function countTables(db: Database): Promise<void> {
  await sql`ANALYZE (SKIP_LOCKED)`.execute(db);
}
