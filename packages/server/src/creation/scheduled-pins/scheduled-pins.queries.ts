import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import type { ListCursor } from '../../endpoints/read-page.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { draftColumns, publishing, type DraftRow } from '../pin-drafts/index.ts';

export interface ScheduledRow extends DraftRow {
  /** The time in microseconds, as text: what the list is ordered by. */
  readonly at: string;
}

const orderedBy = sql`(extract(epoch FROM d.scheduled_at) * 1000000)::bigint`;

/** A span of time, or without it what still waits. */
export interface Span {
  readonly from?: number;
  readonly until?: number;
}

/** The viewer's scheduled pins, the next one first. */
export async function selectScheduled(
  db: Database,
  viewer: SignedInViewer,
  { from, until }: Span,
  after: ListCursor | null,
  size: number,
): Promise<ScheduledRow[]> {
  const isOfList =
    from === undefined && until === undefined
      ? sql`d.pin_id IS NULL`
      : sql`d.scheduled_at >= to_timestamp(${from ?? 0}) AND d.scheduled_at < to_timestamp(${until ?? 253_402_300_799})`;
  const isAfter = after ? sql`(d.scheduled_at, d.id) > (to_timestamp(${after.at}::numeric / 1000000), ${after.id}::bigint)` : sql`true`;
  const { rows } = await sql<ScheduledRow>`SELECT ${draftColumns(viewer)}, ${orderedBy}::text AS at FROM pin_drafts d
    WHERE d.user_id = ${viewer.userId} AND d.scheduled_at IS NOT NULL AND ${isOfList} AND ${isAfter}
    ORDER BY d.scheduled_at, d.id LIMIT ${size}`.execute(db);
  return rows;
}

/** Gives a draft that is not out its time, or takes it away; `false` where there is none. */
export async function schedule(db: Database, userId: string, id: string, at: Date | null, timeZone: string | null): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`UPDATE pin_drafts SET scheduled_at = ${at}, time_zone = coalesce(${timeZone}, time_zone),
      publishing_status = ${publishing.notAttempted}, trouble = NULL, version = version + 1, updated_at = now()
    WHERE id = ${id} AND user_id = ${userId} AND pin_id IS NULL RETURNING id`.execute(db);
  return rows.length > 0;
}

/** What came due and was not tried yet, the longest due first; people who are gone, hidden or shut out publish nothing. */
export async function selectDue(db: Database, now: Date, most: number): Promise<{ id: string; user_id: string }[]> {
  const { rows } = await sql<{ id: string; user_id: string }>`SELECT d.id, d.user_id FROM pin_drafts d JOIN users u ON u.id = d.user_id
    WHERE d.scheduled_at <= ${now} AND d.publishing_status = ${publishing.notAttempted} AND u.state = 0
    ORDER BY d.scheduled_at LIMIT ${most}`.execute(db);
  return rows;
}

export function scheduledCount(userId: RawBuilder<unknown>): RawBuilder<{ waiting: number }> {
  return sql`(SELECT jsonb_build_object('waiting', count(*)::int) FROM pin_drafts d
    WHERE d.user_id = ${userId} AND d.scheduled_at IS NOT NULL AND d.pin_id IS NULL)`;
}
