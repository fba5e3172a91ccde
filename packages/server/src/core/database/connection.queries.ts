import { sql } from 'kysely';
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

/**
 * Counts the tables anew for the planner, but for those that somebody else is at. PostgreSQL does so by itself a few times a
 * minute; until then plans made for empty tables serve full ones, and a page that takes 30 ms takes over 2 s.
 */
export async function countTables(db: Database): Promise<void> {
  await sql`ANALYZE (SKIP_LOCKED)`.execute(db);
}
