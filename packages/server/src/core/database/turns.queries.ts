import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Lets works with the same key wait for each other until this transaction ends. */
export async function queueBehind(trx: Database, key: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
}
