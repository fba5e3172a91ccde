import { sql } from 'kysely';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { Database } from '../../core/database/database.ts';

/** Until when somebody makes no pins, comments and follows; nothing when they may. */
export async function selectLimitedUntil(db: Database, userId: string): Promise<Date | null> {
  const { rows } = await sql<{ until: Date }>`SELECT until FROM limited_people WHERE user_id = ${userId} AND until > now()`.execute(db);
  return rows[0]?.until ?? null;
}

/** Refuses somebody whom moderators limited for a while. Throws `forbidden`. */
export async function requireUnlimited(db: Database, userId: string): Promise<void> {
  if (await selectLimitedUntil(db, userId)) throw new ApiError('forbidden', { extra: { reason: 'limited' } });
}

/** Limits somebody for some days, or as long as they are limited already. */
export async function limitPerson(db: Database, userId: string, days: number): Promise<void> {
  await sql`INSERT INTO limited_people (user_id, until) VALUES (${userId}, now() + ${days} * interval '1 day')
    ON CONFLICT (user_id) DO UPDATE SET until = greatest(limited_people.until, excluded.until)`.execute(db);
}

/** Limits somebody up to a day and no longer. */
export async function limitPersonUntil(db: Database, userId: string, until: Date): Promise<void> {
  await sql`INSERT INTO limited_people (user_id, until) VALUES (${userId}, ${until})
    ON CONFLICT (user_id) DO UPDATE SET until = excluded.until`.execute(db);
}

export async function unlimitPerson(db: Database, userId: string): Promise<void> {
  await sql`DELETE FROM limited_people WHERE user_id = ${userId}`.execute(db);
}
