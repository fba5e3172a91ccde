import { sql } from 'kysely';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { Database } from '../../core/database/database.ts';

/** Makes who changes the ways into one account at the same time wait for each other. */
export async function lockWaysIn(db: Database, userId: string): Promise<void> {
  await sql`SELECT 1 FROM users WHERE id = ${userId} FOR UPDATE`.execute(db);
}

/**
 * Throws `last_way_in`, and so undoes what was taken away. It does not where a password, a passkey or a provider still opens
 * the account.
 */
export async function requireWayIn(db: Database, userId: string): Promise<void> {
  const { rows } = await sql`
    SELECT 1 FROM passwords WHERE user_id = ${userId}
    UNION ALL SELECT 1 FROM passkeys WHERE user_id = ${userId}
    UNION ALL SELECT 1 FROM connected_accounts WHERE user_id = ${userId} LIMIT 1`.execute(db);
  if (rows.length === 0) throw new ApiError('last_way_in');
}
