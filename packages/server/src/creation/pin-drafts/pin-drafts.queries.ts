import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { queueBehind } from '../../core/database/turns.queries.ts';
import { viewerOf, type SignedInViewer } from '../../endpoints/viewer.ts';
import { boardVisibleTo } from '../../pinning/boards/index.ts';
import { joinUploads, type JoinedUpload } from '../video-uploads/index.ts';
import { languagesOfDraft } from './draft-captions.queries.ts';
import type { DraftContent, ItemContent } from './draft-content.data.ts';

/** The states of `publishing_status`. */
export const publishing = { notAttempted: 0, failed: 1, published: 2 } as const;

/** What was wrong at the last try to publish. */
export interface Trouble {
  readonly name: string;
  readonly code: number;
  readonly message: string;
  readonly fields: readonly { readonly field: string; readonly rule: string; readonly limit?: number }[];
}

export interface DraftPictureRow {
  readonly width: number;
  readonly height: number;
  readonly dominant_color: number;
  /** 0 is still. */
  readonly kind: number;
}

export interface DraftRow {
  readonly id: string;
  readonly creation_id: string;
  readonly version: number;
  readonly content: DraftContent;
  readonly board_id: string | null;
  readonly board: { readonly id: string; readonly name: string; readonly slug: string; readonly username: string } | null;
  readonly section: { readonly id: string; readonly title: string } | null;
  /** By their signatures. */
  readonly pictures: Readonly<Record<string, DraftPictureRow>>;
  /** Videos by their ids. */
  readonly uploads: Readonly<Record<string, JoinedUpload>>;
  /** Languages that its film has captions in. */
  readonly captions: readonly string[];
  readonly scheduled_at: Date | null;
  readonly time_zone: string | null;
  readonly publishing_status: number;
  readonly trouble: Trouble | null;
  readonly pin_id: string | null;
  readonly updated_at: Date;
}

/** Drafts of the alias `d`, with their places and pictures; a board that the viewer does not see is none. */
export function draftColumns(viewer: SignedInViewer): RawBuilder<unknown> {
  return sql`d.id, d.creation_id, d.version, d.content, d.board_id,
    (SELECT jsonb_build_object('id', b.id::text, 'name', b.name, 'slug', b.slug, 'username', o.username)
      FROM boards b JOIN users o ON o.id = b.owner_id WHERE b.id = d.board_id AND b.deleted_at IS NULL AND ${boardVisibleTo(viewer, 'b')}) board,
    (SELECT jsonb_build_object('id', s.id::text, 'title', s.title) FROM sections s
      WHERE s.id = d.section_id AND s.board_id = d.board_id AND s.deleted_at IS NULL) section,
    (SELECT coalesce(jsonb_object_agg(encode(p.signature, 'hex'),
        jsonb_build_object('width', p.width, 'height', p.height, 'dominant_color', p.dominant_color, 'kind', p.kind)), '{}')
      FROM picture_holds h JOIN pictures p ON p.id = h.picture_id WHERE h.draft_id = d.id) pictures,
    ${joinUploads(sql`d.user_id`, sql`SELECT i->>'uploadId' FROM jsonb_array_elements(coalesce(d.content->'items', '[]')) i`)} uploads, ${languagesOfDraft} captions,
    d.scheduled_at, d.time_zone, d.publishing_status, d.trouble, d.pin_id, d.updated_at`;
}

/** The signature of an item's picture: that of its film, where it has one that is made. */
export function signatureOf({ signature, uploadId }: ItemContent, { uploads }: Pick<DraftRow, 'uploads'>): string | null {
  const upload = uploadId == null ? undefined : uploads[uploadId];
  return upload ? (upload.made?.signature ?? null) : signature;
}

/** The kind of pictures that stand for a film. */
export const FILM_KIND = 2;

/** Whether a film has other pictures beside it: a carousel would show its still picture alone. */
export function hasFilmBeside({ content: { items = [] }, uploads, pictures }: DraftRow): boolean {
  if (items.length < 2) return false;
  return items.some((item) => {
    if (item.uploadId != null && uploads[item.uploadId]) return true;
    return item.signature !== null && pictures[item.signature]?.kind === FILM_KIND;
  });
}

/** What the viewer is making. */
export async function selectDrafts(db: Database, viewer: SignedInViewer): Promise<DraftRow[]> {
  const { rows } = await sql<DraftRow>`SELECT ${draftColumns(viewer)} FROM pin_drafts d
    WHERE d.user_id = ${viewer.userId} AND d.pin_id IS NULL AND d.story IS NULL ORDER BY d.place NULLS LAST, d.id`.execute(db);
  return rows;
}

export async function selectDraft(db: Database, viewer: SignedInViewer, id: string): Promise<DraftRow | undefined> {
  const { rows } = await sql<DraftRow>`SELECT ${draftColumns(viewer)} FROM pin_drafts d
    WHERE d.user_id = ${viewer.userId} AND d.id = ${id} AND d.story IS NULL`.execute(db);
  return rows[0];
}

/** The same, kept from changing until the transaction ends. */
export async function lockDraft(db: Database, viewer: SignedInViewer, id: string): Promise<DraftRow | undefined> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM pin_drafts WHERE user_id = ${viewer.userId} AND id = ${id} FOR UPDATE`.execute(
    db,
  );
  return rows.length === 0 ? undefined : selectDraft(db, viewer, id);
}

export interface NewDraft {
  readonly creationId: string;
  readonly content: DraftContent;
  readonly boardId: string | null;
  readonly sectionId: string | null;
  readonly timeZone: string | null;
  /** The private note that its pin will have. */
  readonly note?: string;
}

/** Lets new drafts and new times of one person wait for each other until the transaction ends: so their limits hold. */
export async function queueDrafts(trx: Database, userId: string): Promise<void> {
  await queueBehind(trx, `pin-drafts:${userId}`);
}

/**
 * Makes a draft, or finds the one that was made before; undefined where a person has so many already. Scheduled ones do not count.
 * It runs in a transaction, behind the other new drafts of the person.
 */
export async function insertDraft(
  db: Database,
  userId: string,
  { creationId, content, boardId, sectionId, timeZone, note = '' }: NewDraft,
  most: number,
): Promise<{ id: string; is_new: boolean } | undefined> {
  await queueDrafts(db, userId);
  const { rows } = await sql<{ id: string; is_new: boolean }>`
    WITH known AS (SELECT id FROM pin_drafts WHERE user_id = ${userId} AND creation_id = ${creationId}),
    made AS (INSERT INTO pin_drafts (user_id, creation_id, content, board_id, section_id, time_zone, note)
      SELECT ${userId}, ${creationId}, ${JSON.stringify(content)}::jsonb, ${boardId}, ${sectionId}, ${timeZone}, ${note}
      WHERE NOT EXISTS (SELECT 1 FROM known)
        AND (SELECT count(*) FROM pin_drafts WHERE user_id = ${userId} AND pin_id IS NULL AND scheduled_at IS NULL AND story IS NULL) < ${most}
      -- Somebody else's tab may make it at the same moment: then it is known.
      ON CONFLICT (user_id, creation_id) DO UPDATE SET creation_id = excluded.creation_id RETURNING id, xmax = 0 AS is_new)
    SELECT id, false AS is_new FROM known UNION ALL SELECT id, is_new FROM made`.execute(db);
  return rows[0];
}

export interface DraftChange {
  readonly content: DraftContent;
  /** Absent where they stay. */
  readonly boardId?: string | null;
  readonly sectionId?: string | null;
  readonly timeZone?: string;
}

/** Changes a draft that is not published; `false` where its version is another one by now. */
export async function updateDraft(db: Database, id: string, version: number | null, change: DraftChange): Promise<boolean> {
  const { content, boardId, sectionId, timeZone } = change;
  const place = boardId === undefined ? sql`board_id` : sql`${boardId}::bigint`;
  // A section stands in its board alone, so another board takes it away.
  const kept = boardId === undefined ? sql`section_id` : sql`CASE WHEN board_id = ${boardId}::bigint THEN section_id END`;
  const part = sectionId === undefined ? kept : sql`${sectionId}::bigint`;
  const { rows } = await sql<{ id: string }>`UPDATE pin_drafts SET content = content || ${JSON.stringify(content)}::jsonb,
      board_id = ${place}, section_id = ${part}, time_zone = coalesce(${timeZone ?? null}, time_zone),
      version = version + 1, updated_at = now(), trouble = NULL, publishing_status = ${publishing.notAttempted}, tries = 0
    WHERE id = ${id} AND pin_id IS NULL AND version = coalesce(${version}, version) RETURNING id`.execute(db);
  return rows.length > 0;
}

export async function deleteDraft(db: Database, userId: string, id: string): Promise<boolean> {
  const { rows } = await sql<{
    id: string;
  }>`DELETE FROM pin_drafts WHERE id = ${id} AND user_id = ${userId} AND pin_id IS NULL AND story IS NULL RETURNING id`.execute(db);
  return rows.length > 0;
}

/** Numbers a person's drafts in this order; the others of theirs stand behind. Rows are locked by their ids, because two tabs may do it at once. */
export async function updatePlaces(db: Database, userId: string, ids: readonly string[]): Promise<void> {
  await sql`WITH own AS (SELECT id FROM pin_drafts WHERE user_id = ${userId} AND pin_id IS NULL AND story IS NULL ORDER BY id FOR UPDATE)
    UPDATE pin_drafts d SET place = array_position(${ids}::bigint[], d.id) FROM own WHERE d.id = own.id
      AND d.place IS DISTINCT FROM array_position(${ids}::bigint[], d.id)`.execute(db);
}

/** Keeps what preparing found out about pictures; false where somebody changed the draft meanwhile. The version stays, because nobody typed. */
export async function updateItems(
  db: Database,
  { id, version }: Pick<DraftRow, 'id' | 'version'>,
  items: DraftContent['items'],
): Promise<boolean> {
  const { rows } = await sql`UPDATE pin_drafts SET content = content || ${JSON.stringify({ items })}::jsonb
    WHERE id = ${id} AND version = ${version} RETURNING 1`.execute(db);
  return rows.length > 0;
}

/** A draft that waited keeps when it really went out, because somebody may publish it before its time. */
export async function markPublished(db: Database, id: string, pinId: string, at: Date): Promise<void> {
  await sql`UPDATE pin_drafts SET pin_id = ${pinId}, publishing_status = ${publishing.published}, trouble = NULL, updated_at = now(),
      scheduled_at = CASE WHEN scheduled_at IS NULL THEN NULL ELSE ${at}::timestamptz END
    WHERE id = ${id}`.execute(db);
}

/** Keeps what was wrong with a draft; gives whether its time had come, so that nobody looked on. */
export async function markFailed(db: Database, id: string, trouble: Trouble, now: Date): Promise<boolean> {
  const { rows } = await sql<{ was_due: boolean }>`UPDATE pin_drafts SET publishing_status = ${publishing.failed},
      trouble = ${JSON.stringify(trouble)}::jsonb
    WHERE id = ${id} AND pin_id IS NULL RETURNING coalesce(scheduled_at <= ${now}, false) AS was_due`.execute(db);
  return rows[0]?.was_due ?? false;
}

/** Notes that a draft could not be published for now; gives how often that was so by trouble of the instance itself. */
export async function noteTry(db: Database, id: string, isOwnTrouble: boolean): Promise<number> {
  const { rows } = await sql<{ tries: number }>`UPDATE pin_drafts SET tried_at = now(), tries = tries + ${isOwnTrouble ? 1 : 0}
    WHERE id = ${id} AND pin_id IS NULL RETURNING tries`.execute(db);
  return rows[0]?.tries ?? 0;
}

/** Published ones are kept for repeated tries and for the calendar. */
export async function purgePublished(db: Database): Promise<void> {
  await sql`DELETE FROM pin_drafts WHERE pin_id IS NOT NULL AND updated_at < now() - interval '60 days'`.execute(db);
}

export async function eraseDrafts(db: Database, userId: string): Promise<void> {
  await sql`DELETE FROM pin_drafts WHERE user_id = ${userId}`.execute(db);
}

/** The drafts of a person. The board of another is named only where they may see it. */
export async function selectDraftsForExport(db: Database, userId: string) {
  const { rows } = await sql<Record<string, unknown>>`SELECT d.id, d.content, d.story, d.note, b.name AS board, d.scheduled_at, d.updated_at
    FROM pin_drafts d LEFT JOIN boards b ON b.id = d.board_id
      AND (b.owner_id = ${userId} OR ${boardVisibleTo(viewerOf(userId), 'b')})
    WHERE d.user_id = ${userId} AND d.pin_id IS NULL ORDER BY d.id`.execute(db);
  return rows;
}
