import { sql } from 'kysely';
import { accountStates } from '@bowerbird/domain/identity/account-state.ts';
import type { Database } from '../../core/database/database.ts';

/** Hides an account: until its person comes back, or until it is erased. */
export async function hideAccount(db: Database, userId: string, leavesAt: Date | null): Promise<void> {
  const state = leavesAt === null ? accountStates.deactivated : accountStates.leaving;
  await sql`UPDATE users SET state = ${state}, leaves_at = ${leavesAt}::timestamptz WHERE id = ${userId} AND state = ${accountStates.active}`.execute(
    db,
  );
}

/** Who deleted their account and was suspended since is erased all the same. */
const ERASABLE = [accountStates.leaving, accountStates.suspended, accountStates.erasing];

/**
 * Takes the accounts whose time is over: from here on nobody comes in. One that was being erased when the process ended is
 * among them again.
 */
export async function takeLeavers(db: Database, now: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    UPDATE users SET state = ${accountStates.erasing} WHERE id IN (
      SELECT id FROM users WHERE leaves_at <= ${now} AND state = ANY(${ERASABLE}::smallint[]) ORDER BY leaves_at LIMIT ${most})
      AND state = ANY(${ERASABLE}::smallint[])
    RETURNING id`.execute(db);
  return rows.map(({ id }) => id);
}
