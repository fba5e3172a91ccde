import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import type { Viewer } from '../../endpoints/viewer.ts';
import { pinVisibleTo } from '../../pinning/pins/index.ts';

export interface CaptionsPart {
  readonly captions: { readonly language: string; readonly url: string }[];
}

/** The pins whose captions a pin shows: its own, and those of the pin that it was saved from while the viewer may see that one. */
function sourcesOf(viewer: Viewer, pinId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`SELECT ${pinId} AS id, 0 AS place UNION ALL SELECT vp.id, 1 FROM pins via JOIN pins vp ON vp.id = via.via_pin_id
      JOIN boards vb ON vb.id = vp.board_id LEFT JOIN sections vs ON vs.id = vp.section_id
    WHERE via.id = ${pinId} AND via.picture_id = vp.picture_id AND ${pinVisibleTo(viewer, 'vp', 'vb', 'vs')}`;
}

/** The captions of a pin, a language once; null where there are none. */
export function captionsOfPin(viewer: Viewer, pinId: RawBuilder<unknown>): RawBuilder<CaptionsPart> {
  return sql<CaptionsPart>`(SELECT jsonb_build_object('captions', jsonb_agg(jsonb_build_object('language', one.language,
      'url', '/captions/' || one.pin_id || '/' || one.language || '.vtt?v=' || one.version) ORDER BY one.language))
    FROM (SELECT DISTINCT ON (c.language) c.language, c.pin_id, floor(extract(epoch FROM c.updated_at) * 1000)::bigint AS version
      FROM (${sourcesOf(viewer, pinId)}) source JOIN video_captions c ON c.pin_id = source.id ORDER BY c.language, source.place) one
    HAVING count(*) > 0)`;
}

/** The cues of a pin in a language, where the viewer may see the pin. */
export async function selectCues(db: Database, viewer: Viewer, pinId: string, language: string): Promise<string | undefined> {
  const { rows } = await sql<{ cues: string }>`SELECT c.cues FROM video_captions c JOIN pins p ON p.id = c.pin_id
      JOIN boards b ON b.id = p.board_id LEFT JOIN sections s ON s.id = p.section_id
    WHERE c.pin_id = ${pinId} AND c.language = ${language} AND ${pinVisibleTo(viewer, 'p', 'b', 's')}`.execute(db);
  return rows[0]?.cues;
}

/** Whether a pin shows a film. */
export async function hasFilm(db: Database, pinId: string): Promise<boolean> {
  const { rows } =
    await sql`SELECT 1 FROM pins p JOIN pictures i ON i.id = p.picture_id AND i.video IS NOT NULL WHERE p.id = ${pinId}`.execute(db);
  return rows.length > 0;
}

/** Keeps the captions of a pin in a language; false where it has too many languages. */
export async function upsertCaptions(db: Database, pinId: string, language: string, cues: string, most: number): Promise<boolean> {
  const { rows } = await sql`INSERT INTO video_captions (pin_id, language, cues) SELECT ${pinId}, ${language}, ${cues}
    WHERE (SELECT count(*) FROM video_captions WHERE pin_id = ${pinId} AND language <> ${language}) < ${most}
    ON CONFLICT (pin_id, language) DO UPDATE SET cues = excluded.cues, updated_at = clock_timestamp() RETURNING 1`.execute(db);
  return rows.length > 0;
}

export async function deleteCaptions(db: Database, pinId: string, language: string): Promise<void> {
  await db.deleteFrom('video_captions').where('pin_id', '=', pinId).where('language', '=', language).execute();
}

export async function deleteCaptionsOf(db: Database, userId: string): Promise<void> {
  await sql`DELETE FROM video_captions c USING pins p WHERE p.id = c.pin_id AND p.owner_id = ${userId}`.execute(db);
}

/** The cues of a pin as its owner sees it, by language. */
export async function selectCaptionsToArchive(db: Database, viewer: Viewer, pinId: string): Promise<{ language: string; cues: string }[]> {
  const { rows } = await sql<{ language: string; cues: string }>`SELECT DISTINCT ON (c.language) c.language, c.cues
    FROM (${sourcesOf(viewer, sql`${pinId}::bigint`)}) source JOIN video_captions c ON c.pin_id = source.id
    ORDER BY c.language, source.place`.execute(db);
  return rows;
}

export async function selectCaptionsForExport(db: Database, userId: string) {
  const { rows } = await sql<{ pin_id: string; language: string; text: string }>`SELECT c.pin_id, c.language, c.cues AS text
    FROM video_captions c JOIN pins p ON p.id = c.pin_id WHERE p.owner_id = ${userId} ORDER BY c.pin_id, c.language`.execute(db);
  return rows;
}
