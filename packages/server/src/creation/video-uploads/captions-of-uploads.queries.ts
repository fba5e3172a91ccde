import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import type { KeptPart } from '../video-captions/index.ts';

export interface UploadCaptionsRow {
  readonly draft_id: string;
  readonly upload_id: string;
  readonly language: string;
  readonly cues: string;
}

type CaptionsKey = Omit<UploadCaptionsRow, 'cues'>;

/** The captions that drafts have for an upload. */
export async function selectCaptionsOfUpload(db: Database, uploadId: string): Promise<UploadCaptionsRow[]> {
  const { rows } = await sql<UploadCaptionsRow>`SELECT draft_id, upload_id, language, cues FROM draft_captions
    WHERE upload_id = ${uploadId} FOR UPDATE`.execute(db);
  return rows;
}

export async function updateCaptionsOfUpload(db: Database, { draft_id, upload_id, language, cues }: UploadCaptionsRow): Promise<void> {
  await sql`UPDATE draft_captions SET cues = ${cues}
    WHERE draft_id = ${draft_id} AND upload_id = ${upload_id} AND language = ${language}`.execute(db);
}

export async function deleteCaptionsOfUpload(db: Database, { draft_id, upload_id, language }: CaptionsKey): Promise<void> {
  await sql`DELETE FROM draft_captions WHERE draft_id = ${draft_id} AND upload_id = ${upload_id} AND language = ${language}`.execute(db);
}

/** Keeps with a film which part of its video it is. */
export async function keepCut(db: Database, pictureId: string, { trimStart, trimEnd }: KeptPart): Promise<void> {
  await sql`UPDATE pictures SET video = video || ${JSON.stringify({ cut: { trimStart, trimEnd } })}::jsonb
    WHERE id = ${pictureId} AND video IS NOT NULL`.execute(db);
}
