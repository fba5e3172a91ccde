import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

const MOST_PINS = 2_000;

/**
 * Fills up the most saved pins of a day (`20260131`; today without one): the pictures of most saves, younger ones weighing more, at a rank that the day decides.
 * A rank never moves, so filling up again does not disturb anyone's chain of pages.
 */
export async function fillDaily(db: Database, day: number | null = null): Promise<void> {
  await sql`WITH today AS (SELECT coalesce(${day}::int, to_char(now() AT TIME ZONE 'UTC', 'YYYYMMDD')::int) AS day),
    room AS (SELECT ${MOST_PINS} - count(*) n FROM home_daily WHERE day = (SELECT day FROM today) AND slot = 'all'),
    best AS (SELECT c.picture_id, x.id pin_id FROM picture_counters c
      CROSS JOIN LATERAL (SELECT p.id FROM pins p JOIN boards b ON b.id = p.board_id WHERE p.picture_id = c.picture_id AND p.audience = 0
        AND p.deleted_at IS NULL AND b.privacy = 0 AND b.deleted_at IS NULL ORDER BY p.id LIMIT 1) x
      WHERE c.saves > 0 AND (SELECT n FROM room) > 0
        AND NOT EXISTS (SELECT 1 FROM home_daily d WHERE d.day = (SELECT day FROM today) AND d.slot = 'all' AND d.picture_id = c.picture_id)
      ORDER BY ln(c.saves + 1) - (((extract(epoch FROM now()) * 1000)::bigint - 1767225600000) - (x.id >> 22)) / 2592000000.0 DESC
      LIMIT (SELECT greatest(n, 0) FROM room))
    INSERT INTO home_daily (day, slot, rank, pin_id, picture_id)
      SELECT today.day, 'all', (hashtextextended(best.picture_id::text, today.day) & 2147483647)::int, best.pin_id, best.picture_id FROM best, today
    ON CONFLICT DO NOTHING`.execute(db);
}

/** Lets go of days that no chain of pages can still be in. */
export async function dropOldDays(db: Database): Promise<void> {
  await sql`DELETE FROM home_daily WHERE day < to_char((now() AT TIME ZONE 'UTC') - interval '2 days', 'YYYYMMDD')::int`.execute(db);
}
