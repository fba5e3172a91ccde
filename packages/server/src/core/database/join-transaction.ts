import { sql, type Transaction } from 'kysely';
import type { Core } from '../core.ts';
import type { DB } from './schema.generated.ts';

/**
 * The core as seen from inside a transaction: a service that opens a transaction of its own joins this one, as a part
 * that can fail alone. So whatever services a piece of work calls, it stands or falls as a whole.
 */
export function joinTransaction(core: Core, trx: Transaction<DB>): Core {
  const joined = { execute: <T>(work: (inner: Transaction<DB>) => Promise<T>): Promise<T> => runPart(trx, work) };
  const db = new Proxy(trx, {
    get: (target, name) => {
      if (name === 'transaction') return () => joined;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { ...core, db };
}

/** What fails in a part takes only the part back: who catches it can go on. */
async function runPart<T>(trx: Transaction<DB>, work: (inner: Transaction<DB>) => Promise<T>): Promise<T> {
  await sql`SAVEPOINT part`.execute(trx);
  try {
    const done = await work(trx);
    await sql`RELEASE SAVEPOINT part`.execute(trx);
    return done;
  } catch (error) {
    await sql`ROLLBACK TO SAVEPOINT part`.execute(trx);
    throw error;
  }
}
