import type { Transaction } from 'kysely';
import type { Core } from '../../core/core.ts';
import type { DB } from '../../core/database/schema.generated.ts';

/**
 * The core as seen from inside a transaction: a service that opens a transaction of its own joins this one. So a step of
 * the demo, however many services it calls, and the note that it is done stand or fall together.
 */
export function joinTransaction(core: Core, trx: Transaction<DB>): Core {
  const joined = { execute: <T>(work: (inner: Transaction<DB>) => Promise<T>): Promise<T> => work(trx) };
  const db = new Proxy(trx, {
    get: (target, name) => {
      if (name === 'transaction') return () => joined;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { ...core, db };
}
