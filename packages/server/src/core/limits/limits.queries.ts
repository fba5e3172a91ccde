import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

export interface Counted {
  readonly count: number;
  /** Seconds until the window ends. */
  readonly seconds_left: number;
}

/** Begins the keys of windows of a day. */
export const DAY_KEY = 'day:';

/** How long a window is. */
export type Window = 'minute' | 'hour' | 'day';

/** Counts one more in the window that now runs: one statement, so that tries at the same moment never share a count. */
export async function countOne(db: Database, key: string, window: Window = 'hour'): Promise<Counted> {
  const { rows } = await sql<Counted>`
    INSERT INTO limit_counters AS c (key, window_start, count) VALUES (${key}, date_trunc(${window}, now()), 1)
    ON CONFLICT (key, window_start) DO UPDATE SET count = c.count + 1
    RETURNING count, ceil(extract(epoch FROM window_start + ('1 ' || ${window})::interval - now()))::int AS seconds_left`.execute(db);
  return rows[0]!;
}

/** Gives one back, in the window that now runs. */
export async function uncountOne(db: Database, key: string, window: Window = 'hour'): Promise<void> {
  await sql`UPDATE limit_counters SET count = count - 1
    WHERE key = ${key} AND window_start = date_trunc(${window}, now()) AND count > 0`.execute(db);
}

export async function deleteOldWindows(db: Database): Promise<void> {
  await sql`DELETE FROM limit_counters WHERE window_start < now() - CASE WHEN key LIKE ${`${DAY_KEY}%`} THEN interval '2 days' ELSE interval '2 hours' END`.execute(
    db,
  );
}
