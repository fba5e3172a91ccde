import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import type { FilmEdits } from '../../core/films/index.ts';

/**
 * Whether captions `c` are those of the film that the draft `d` shows. A draft forgets its video once the file is gone, and keeps
 * its film. The captions of one video alone can be those of that film then.
 */
const isOfFilm = sql`CASE WHEN d.content->'items'->0->>'uploadId' IS NOT NULL THEN c.upload_id = d.content->'items'->0->>'uploadId'
  ELSE NOT EXISTS (SELECT 1 FROM draft_captions o WHERE o.draft_id = d.id AND o.upload_id <> c.upload_id) AND EXISTS (SELECT 1 FROM pictures p
    WHERE p.signature = decode(d.content->'items'->0->>'signature', 'hex') AND p.video IS NOT NULL) END`;

/** Captions of so many videos that a draft has had one after the other are kept. */
const MOST_VIDEOS = 3;

/** The languages that the film of the draft `d` has captions in. */
export const languagesOfDraft: RawBuilder<unknown> = sql`(SELECT coalesce(jsonb_agg(DISTINCT c.language), '[]') FROM draft_captions c
  WHERE c.draft_id = d.id AND ${isOfFilm})`;

export interface NewDraftCaptions {
  readonly draftId: string;
  readonly uploadId: string;
  readonly language: string;
  readonly cues: string;
}

/** Keeps the captions of a draft in a language; false where its film has too many languages. */
export async function upsertDraftCaptions(
  db: Database,
  { draftId, uploadId, language, cues }: NewDraftCaptions,
  most: number,
): Promise<boolean> {
  const { rows } = await sql`INSERT INTO draft_captions (draft_id, upload_id, language, cues)
    SELECT ${draftId}, ${uploadId}, ${language}, ${cues} WHERE (SELECT count(*) FROM draft_captions
      WHERE draft_id = ${draftId} AND upload_id = ${uploadId} AND language <> ${language}) < ${most}
      AND (SELECT count(*) FROM draft_captions WHERE draft_id = ${draftId}) <= ${most * MOST_VIDEOS}
    ON CONFLICT (draft_id, upload_id, language) DO UPDATE SET cues = excluded.cues RETURNING 1`.execute(db);
  return rows.length > 0;
}

/** Takes the captions of the draft's film in a language away; those of a film that it showed before stay for whoever goes back. */
export async function deleteDraftCaptions(db: Database, draftId: string, language: string): Promise<void> {
  await sql`DELETE FROM draft_captions c USING pin_drafts d
    WHERE d.id = ${draftId} AND c.draft_id = d.id AND c.language = ${language} AND ${isOfFilm}`.execute(db);
}

export interface DraftCaptionsRow {
  readonly language: string;
  readonly cues: string;
  /** What was changed of the video that they belong to; null where its file is gone, and they were cut then. */
  readonly edits: FilmEdits | null;
}

/** The captions of the draft's film, in times of the video as it came. */
export async function selectDraftCaptions(db: Database, draftId: string): Promise<DraftCaptionsRow[]> {
  const { rows } = await sql<DraftCaptionsRow>`SELECT DISTINCT ON (c.language) c.language, c.cues, u.edits
    FROM pin_drafts d JOIN draft_captions c ON c.draft_id = d.id AND ${isOfFilm}
      LEFT JOIN video_uploads u ON u.id = c.upload_id AND u.user_id = d.user_id
    WHERE d.id = ${draftId} ORDER BY c.language`.execute(db);
  return rows;
}

export async function selectDraftCaptionsForExport(db: Database, userId: string) {
  const { rows } = await sql<{ draft_id: string; language: string; text: string }>`SELECT c.draft_id, c.language, c.cues AS text
    FROM pin_drafts d JOIN draft_captions c ON c.draft_id = d.id WHERE d.user_id = ${userId} AND d.pin_id IS NULL
    ORDER BY c.draft_id, c.language`.execute(db);
  return rows;
}
