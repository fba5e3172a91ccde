import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import type { ListCursor } from '../../endpoints/read-page.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { draftColumns, publishing, type DraftPictureRow, type DraftRow } from '../pin-drafts/index.ts';

export interface ScheduledRow extends DraftRow {
  /** The title of an idea pin; `null` for other pins, whose draft has it. */
  readonly story_title: string | null;
  readonly is_story: boolean;
  /** The picture of the page that stands for an idea pin. */
  readonly cover_signature: string | null;
  /** The picture of the pin that it became; the draft lets its own go by then. */
  readonly pin_picture: (DraftPictureRow & { readonly signature: string }) | null;
  /** The time in microseconds, as text: what the list is ordered by. */
  readonly at: string;
}

const storyColumns = sql`d.story IS NOT NULL AS is_story, d.story #>> '{metadata,pinTitle}' AS story_title,
  (SELECT p.page #>> '{media,signature}' FROM jsonb_array_elements(d.story->'pages') WITH ORDINALITY p(page, at)
    ORDER BY p.page->>'id' = d.story->>'coverPageId' DESC NULLS LAST, p.at LIMIT 1) AS cover_signature,
  (SELECT jsonb_build_object('signature', encode(p.signature, 'hex'), 'width', p.width, 'height', p.height,
      'dominant_color', p.dominant_color, 'kind', p.kind)
    FROM pins o JOIN pictures p ON p.id = o.picture_id WHERE o.id = d.pin_id AND o.deleted_at IS NULL) AS pin_picture`;
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
  const { rows } = await sql<ScheduledRow>`SELECT ${draftColumns(viewer)}, ${storyColumns}, ${orderedBy}::text AS at FROM pin_drafts d
    WHERE d.user_id = ${viewer.userId} AND d.scheduled_at IS NOT NULL AND ${isOfList} AND ${isAfter}
    ORDER BY d.scheduled_at, d.id LIMIT ${size}`.execute(db);
  return rows;
}

/** A draft of either kind, kept from changing until the transaction ends. */
export async function lockScheduled(db: Database, viewer: SignedInViewer, id: string): Promise<ScheduledRow | undefined> {
  await sql`SELECT id FROM pin_drafts WHERE user_id = ${viewer.userId} AND id = ${id} FOR UPDATE`.execute(db);
  const { rows } = await sql<ScheduledRow>`SELECT ${draftColumns(viewer)}, ${storyColumns},
    coalesce(${orderedBy}, 0)::text AS at FROM pin_drafts d WHERE d.user_id = ${viewer.userId} AND d.id = ${id}`.execute(db);
  return rows[0];
}

/** Whether a draft is of an idea pin; undefined where there is none. */
export async function isStoryDraft(db: Database, userId: string, id: string): Promise<boolean | undefined> {
  const { rows } = await sql<{ is_story: boolean }>`SELECT story IS NOT NULL AS is_story FROM pin_drafts
    WHERE user_id = ${userId} AND id = ${id}`.execute(db);
  return rows[0]?.is_story;
}

/** Gives a draft that is not out its time, or takes it away; `false` where there is no such draft, or no time to take away. */
export async function schedule(db: Database, userId: string, id: string, at: Date | null, timeZone: string | null): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`UPDATE pin_drafts SET scheduled_at = ${at}, time_zone = coalesce(${timeZone}, time_zone),
      publishing_status = ${publishing.notAttempted}, trouble = NULL, tried_at = NULL, tries = 0, version = version + 1, updated_at = now()
    WHERE id = ${id} AND user_id = ${userId} AND pin_id IS NULL AND (${at !== null} OR scheduled_at IS NOT NULL) RETURNING id`.execute(db);
  return rows.length > 0;
}

/** Somebody who mends a pin that could not go out is left so long to finish, after each change. */
const MENDING_SECONDS = 120;

export interface DueRow {
  readonly id: string;
  readonly user_id: string;
  readonly is_story: boolean;
}

/**
 * What came due and may go out, the longest due first. What was tried in vain comes last, so that it keeps nobody back. People who
 * are gone, hidden or shut out publish nothing.
 */
export async function selectDue(db: Database, now: Date, most: number): Promise<DueRow[]> {
  const { rows } =
    await sql<DueRow>`SELECT d.id, d.user_id, d.story IS NOT NULL AS is_story FROM pin_drafts d JOIN users u ON u.id = d.user_id
    WHERE d.scheduled_at <= ${now} AND d.publishing_status = ${publishing.notAttempted} AND u.state = 0
      AND (d.tried_at IS NULL OR d.updated_at < ${now}::timestamptz - ${MENDING_SECONDS} * interval '1 second')
    ORDER BY d.tried_at NULLS FIRST, d.scheduled_at LIMIT ${most}`.execute(db);
  return rows;
}

/** How many pins of a person wait for their time. */
export async function countScheduled(db: Database, userId: string): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`SELECT count(*)::int AS waiting FROM pin_drafts
    WHERE user_id = ${userId} AND scheduled_at IS NOT NULL AND pin_id IS NULL`.execute(db);
  return rows[0]!.waiting;
}

export function scheduledCount(userId: RawBuilder<unknown>): RawBuilder<{ scheduled_pin_count: number }> {
  return sql`(SELECT jsonb_build_object('scheduled_pin_count', count(*)::int) FROM pin_drafts d
    WHERE d.user_id = ${userId} AND d.scheduled_at IS NOT NULL AND d.pin_id IS NULL)`;
}

/** The signature of a picture, which drafts name it by. */
export async function selectSignature(db: Database, pictureId: string): Promise<string | null> {
  const { rows } = await sql<{
    signature: string;
  }>`SELECT encode(signature, 'hex') AS signature FROM pictures WHERE id = ${pictureId}`.execute(db);
  return rows[0]?.signature ?? null;
}
