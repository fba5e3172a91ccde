import type { Database } from '../../core/database/database.ts';
import { emitEvent } from '../../core/events/outbox.ts';
import { markEmailVerified } from './accounts.queries.ts';

declare module '../../core/events/outbox.ts' {
  interface DomainEvents {
    /** An account has an address that is proven to be its person's, and had not before. */
    'email.proven': { readonly userId: string };
  }
}

/** Notes that an address is proven; false when the account has another one by now. */
export async function proveEmail(trx: Database, userId: string, email: string): Promise<boolean> {
  const proven = await markEmailVerified(trx, userId, email);
  if (proven?.is_new) await emitEvent(trx, 'email.proven', { userId });
  return proven !== undefined;
}
