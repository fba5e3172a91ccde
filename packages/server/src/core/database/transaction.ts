import { sql, type Transaction } from 'kysely';
import type { Client } from 'pg';
import type { Database } from './database.ts';
import type { DB } from './schema.generated.ts';

/**
 * The one way to open a transaction. Inside one it joins that one, as a part that can fail alone: a piece of work stands or
 * falls as a whole, whatever services it calls with `{ ...core, db: trx }`.
 */
export function inTransaction<T>(db: Database, work: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
  return isTransaction(db) ? runPart(db, work) : runWhole(db, work);
}

/** What stands although the transaction around it failed. It gets the database outside, and why the transaction failed. */
export type Lasting = (outside: Database, error: unknown) => Promise<void>;

/** What each open transaction repeats outside where it fails. */
const lastingOf = new WeakMap<Database, Lasting[]>();

/** Says what to do once more where the transaction or the part of it that now runs fails; nothing outside of one. */
export function lastsBeyond(db: Database, lasting: Lasting): void {
  lastingOf.get(db)?.push(lasting);
}

async function runWhole<T>(db: Database, work: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
  const lasting: Lasting[] = [];
  try {
    return await db.transaction().execute((trx) => {
      lastingOf.set(trx, lasting);
      return work(trx);
    });
  } catch (error) {
    for (const one of lasting) await one(db, error);
    throw error;
  }
}

function isTransaction(db: Database): db is Transaction<DB> {
  return db.isTransaction;
}

/** What fails in a part takes only the part back, so a caller that catches it can go on. */
async function runPart<T>(trx: Transaction<DB>, work: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
  const lasting = lastingOf.get(trx) ?? [];
  const before = lasting.length;
  await sql`SAVEPOINT part`.execute(trx);
  try {
    const done = await work(trx);
    await sql`RELEASE SAVEPOINT part`.execute(trx);
    return done;
  } catch (error) {
    await sql`ROLLBACK TO SAVEPOINT part`.execute(trx);
    for (const one of lasting.splice(before)) await one(trx, error);
    throw error;
  }
}

/** The same over a bare connection, for what works before or beside the pool: migrations, backup and restore. */
export async function inClientTransaction<T>(client: Client, work: () => Promise<T>, mode: 'write' | 'snapshot' = 'write'): Promise<T> {
  await client.query(mode === 'write' ? 'BEGIN' : 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    const done = await work();
    await client.query('COMMIT');
    return done;
  } catch (error) {
    // A connection that is gone has taken the transaction with it.
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}
