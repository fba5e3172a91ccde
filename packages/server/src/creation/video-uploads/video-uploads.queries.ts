import type { UploadStatus, VideoRefusal } from '@bowerbird/domain/media/video-limits.ts';
import type { VideoFacts } from '@bowerbird/domain/media/videos.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import type { FilmEdits } from '../../core/films/index.ts';

export interface VideoUploadRow {
  readonly id: string;
  readonly user_id: string;
  readonly name: string;
  readonly bytes: string;
  readonly status: UploadStatus;
  readonly reason: VideoRefusal | null;
  readonly progress: number;
  readonly edits: FilmEdits;
  readonly version: number;
  readonly made: MadeRow | null;
}

/** The picture that stands for a film that is made, and the film. */
export interface MadeRow {
  readonly signature: string;
  readonly width: number;
  readonly height: number;
  readonly dominant_color: number;
  readonly video: VideoFacts;
}

const fields = sql`u.id, u.user_id, u.name, u.bytes, u.status, u.reason, u.progress, u.edits, u.version,
  CASE WHEN u.status = 'ready' THEN (SELECT json_build_object('signature', encode(p.signature, 'hex'), 'width', p.width, 'height', p.height,
    'dominant_color', p.dominant_color, 'video', p.video) FROM pictures p WHERE p.id = u.picture_id) END made`;

export interface NewUpload {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly bytes: number;
  readonly edits: FilmEdits;
  readonly most: number;
  readonly mostBytes: number;
}

/** Begins an upload, unless its person has `most` under way, or `mostBytes` on the disk. Those that failed lie there too. */
export async function insertUpload(db: Database, { id, userId, name, bytes, edits, most, mostBytes }: NewUpload): Promise<boolean> {
  const { rows } = await sql`INSERT INTO video_uploads (id, user_id, name, bytes, edits)
    SELECT ${id}, ${userId}, ${name}, ${bytes}, ${JSON.stringify(edits)}::jsonb
    WHERE (SELECT count(*) FROM video_uploads WHERE user_id = ${userId} AND status IN ('uploading', 'processing')) < ${most}
      AND (SELECT coalesce(sum(bytes), 0) FROM video_uploads WHERE user_id = ${userId}) + ${bytes}::bigint <= ${mostBytes}::bigint
    RETURNING 1`.execute(db);
  return rows.length > 0;
}

export async function findUpload(db: Database, userId: string, id: string): Promise<VideoUploadRow | undefined> {
  const { rows } = await sql<VideoUploadRow>`SELECT ${fields} FROM video_uploads u WHERE u.id = ${id} AND u.user_id = ${userId}`.execute(
    db,
  );
  return rows[0];
}

/** The same, kept from changing until the transaction ends. */
export async function lockUpload(trx: Database, userId: string, id: string): Promise<VideoUploadRow | undefined> {
  const { rows } =
    await sql<VideoUploadRow>`SELECT ${fields} FROM video_uploads u WHERE u.id = ${id} AND u.user_id = ${userId} FOR UPDATE`.execute(trx);
  return rows[0];
}

/** How far one's own upload is, and the picture of its film. */
export async function findPictureOfUpload(
  db: Database,
  userId: string,
  id: string,
): Promise<{ readonly status: UploadStatus; readonly pictureId: string | null } | undefined> {
  const { rows } = await sql<{ status: UploadStatus; pictureId: string | null }>`SELECT status, picture_id AS "pictureId"
    FROM video_uploads WHERE id = ${id} AND user_id = ${userId}`.execute(db);
  return rows[0];
}

/** Whether an upload is still wanted. */
export async function isUploadThere(db: Database, id: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM video_uploads WHERE id = ${id}`.execute(db);
  return rows.length > 0;
}

/** The upload of a person that a film was made of, by the picture of the film; `null` where it is gone. Both are SQL. */
export function uploadOfPicture(userId: RawBuilder<unknown>, pictureId: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql<string | null>`(SELECT max(w.id) FROM video_uploads w
    WHERE w.user_id = ${userId} AND w.picture_id = ${pictureId} AND w.status = 'ready')`;
}

/** Whether a film is being made of an upload; the id is SQL. */
export function isBeingMade(id: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`EXISTS (SELECT 1 FROM video_uploads w WHERE w.id = ${id} AND w.status = 'processing')`;
}

/** Whether nothing happens to an upload any more: its film is made, or was refused. The id is SQL. */
export function isEnded(id: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`EXISTS (SELECT 1 FROM video_uploads w WHERE w.id = ${id} AND w.status IN ('ready', 'failed'))`;
}

/** An upload inside a statement of another feature: JSON has the bytes as a number. */
export type JoinedUpload = Omit<VideoUploadRow, 'bytes'> & { readonly bytes: number };

/** Uploads of a person by their ids, as one object; both are SQL. */
export function joinUploads(userId: RawBuilder<unknown>, ids: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(SELECT coalesce(jsonb_object_agg(t.id, to_jsonb(t)), '{}') FROM (
    SELECT ${fields} FROM video_uploads u WHERE u.user_id = ${userId} AND u.id IN (${ids})) t)`;
}

/** How long a film that is being made may give no sign of life. */
const SILENCE = sql`interval '90 seconds'`;

/**
 * Takes the next upload to make a film of. People take turns: whoever was served longest ago comes next, with their oldest one.
 * One that somebody is at work on is passed over.
 */
export async function takeNextUpload(db: Database): Promise<VideoUploadRow | undefined> {
  const { rows } = await sql<VideoUploadRow>`WITH next AS (
      SELECT w.id FROM video_uploads w WHERE w.status = 'processing' AND coalesce(w.taken_until, '-infinity') < now()
      ORDER BY (SELECT max(o.taken_at) FROM video_uploads o WHERE o.user_id = w.user_id) NULLS FIRST, w.changed_at, w.id
      LIMIT 1 FOR UPDATE OF w SKIP LOCKED)
    UPDATE video_uploads u SET taken_at = now(), taken_until = now() + ${SILENCE} FROM next WHERE u.id = next.id RETURNING ${fields}`.execute(
    db,
  );
  return rows[0];
}

/** Uploads whose making died with its process. */
export async function selectLostUploads(db: Database): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`SELECT id FROM video_uploads WHERE status = 'processing' AND taken_until < now()`.execute(db);
  return rows.map(({ id }) => id);
}

/** All of it has arrived; gives its version, or null where that was known, or the upload is gone. */
export async function markArrived(db: Database, id: string): Promise<number | null> {
  const { rows } = await sql<{
    version: number;
  }>`UPDATE video_uploads SET status = 'processing', changed_at = now() WHERE id = ${id} AND status = 'uploading'
    RETURNING version`.execute(db);
  return rows[0]?.version ?? null;
}

/** Changes what is kept of a video, whose film is then made anew; false while it still arrives. */
export async function updateEdits(db: Database, id: string, edits: FilmEdits): Promise<boolean> {
  const { rows } = await sql`UPDATE video_uploads SET edits = ${JSON.stringify(edits)}::jsonb, version = version + 1, status = 'processing',
    progress = 0, reason = NULL, taken_until = NULL, changed_at = now() WHERE id = ${id} AND status <> 'uploading' RETURNING 1`.execute(db);
  return rows.length > 0;
}

/** Gives a sign of life, and says whether these edits are still the ones that are asked for. */
export async function noteProgress(
  db: Database,
  { id, version }: Pick<VideoUploadRow, 'id' | 'version'>,
  progress: number,
): Promise<boolean> {
  const { rows } = await sql`UPDATE video_uploads SET progress = ${progress}, changed_at = now(),
      taken_until = now() + ${SILENCE}
    WHERE id = ${id} AND version = ${version} AND status = 'processing' RETURNING 1`.execute(db);
  return rows.length > 0;
}

/** The film is there; drafts that wait for it hold its picture from now on. */
export async function markReady(db: Database, { id, version }: Pick<VideoUploadRow, 'id' | 'version'>, pictureId: string): Promise<void> {
  await sql`WITH made AS (
      UPDATE video_uploads SET status = 'ready', progress = 1, picture_id = ${pictureId}, changed_at = now()
      WHERE id = ${id} AND version = ${version} RETURNING user_id)
    INSERT INTO picture_holds (picture_id, draft_id) SELECT ${pictureId}::bigint, d.id FROM made JOIN pin_drafts d ON d.user_id = made.user_id
      WHERE d.pin_id IS NULL AND ${waitsFor(sql`${id}::text`)} ON CONFLICT DO NOTHING`.execute(db);
}

/** Whether the draft `d` shows the film of an upload. */
function waitsFor(uploadId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`d.content->'items' @> jsonb_build_array(jsonb_build_object('uploadId', ${uploadId}))`;
}

export async function markFailed(
  db: Database,
  { id, version }: Pick<VideoUploadRow, 'id' | 'version'>,
  reason: VideoRefusal,
): Promise<void> {
  await sql`UPDATE video_uploads SET status = 'failed', reason = ${reason}, changed_at = now()
    WHERE id = ${id} AND version = ${version}`.execute(db);
}

/** An upload that was deleted, with what was changed of its video. */
export interface GoneUpload extends Pick<VideoUploadRow, 'id' | 'edits'> {
  /** The picture of the film that was made with these edits. */
  readonly film_picture_id: string | null;
}

const goneColumns = sql`id, edits, CASE WHEN status = 'ready' THEN picture_id END AS film_picture_id`;

export async function deleteUpload(db: Database, userId: string, id: string): Promise<GoneUpload | undefined> {
  const { rows } =
    await sql<GoneUpload>`DELETE FROM video_uploads WHERE id = ${id} AND user_id = ${userId} RETURNING ${goneColumns}`.execute(db);
  return rows[0];
}

/** How long the file as it came is kept for changes. How long an upload may wait for its next piece. */
const KEPT_DAYS = 2;
/** The same while a draft shows it. */
const KEPT_DAYS_FOR_DRAFT = 30;

/** Deletes uploads that nobody goes on with. */
export async function deleteOldUploads(db: Database): Promise<GoneUpload[]> {
  const { rows } = await sql<GoneUpload>`DELETE FROM video_uploads u WHERE changed_at < now() - make_interval(days => ${KEPT_DAYS})
    AND (changed_at < now() - make_interval(days => ${KEPT_DAYS_FOR_DRAFT}) OR NOT EXISTS (
      SELECT 1 FROM pin_drafts d WHERE d.user_id = u.user_id AND d.pin_id IS NULL AND (${waitsFor(sql`u.id`)}
        OR EXISTS (SELECT 1 FROM picture_holds h WHERE h.draft_id = d.id AND h.picture_id = u.picture_id))))
    RETURNING ${goneColumns}`.execute(db);
  return rows;
}

/** Which of these ids are of uploads. */
export async function selectKnownUploads(db: Database, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`SELECT id::text AS id FROM video_uploads WHERE id::text = ANY(${ids}::text[])`.execute(db);
  return rows.map(({ id }) => id);
}

export async function deleteUploadsOf(db: Database, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`DELETE FROM video_uploads WHERE user_id = ${userId} RETURNING id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function selectUploadsOf(db: Database, userId: string) {
  const { rows } = await sql<
    Record<string, unknown>
  >`SELECT name, bytes, status, created_at FROM video_uploads WHERE user_id = ${userId} ORDER BY created_at, id`.execute(db);
  return rows;
}
