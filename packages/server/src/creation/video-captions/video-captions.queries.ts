import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import type { Viewer } from '../../endpoints/viewer.ts';
import { pinVisibleTo } from '../../pinning/pins/index.ts';
import type { KeptPart } from './cut-cues.service.ts';

export interface CaptionsPart {
  readonly captions: { readonly language: string; readonly url: string }[];
  readonly filmCaptions: { readonly film: string; readonly language: string; readonly url: string }[];
}

/** The pins whose captions a pin shows: its own, and those of the pin that it was saved from while the viewer may see that one. */
function sourcesOf(viewer: Viewer, pinId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`SELECT ${pinId} AS id, 0 AS place UNION ALL SELECT vp.id, 1 FROM pins via JOIN pins vp ON vp.id = via.via_pin_id
      JOIN boards vb ON vb.id = vp.board_id LEFT JOIN sections vs ON vs.id = vp.section_id
    WHERE via.id = ${pinId} AND via.picture_id = vp.picture_id AND ${pinVisibleTo(viewer, 'vp', 'vb', 'vs')}`;
}

/** The film of a pin: its own, or one on its pages by the signature of the picture that stands for it. */
export interface FilmOfPin {
  readonly pinId: string;
  readonly film: string | undefined;
}

/** What stands in the table for the film of a video pin. */
const OWN_FILM = '';

/** Whether a pin shows a film, or pages that may have some. */
export function mayHaveCaptions(pinId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`EXISTS (SELECT FROM pins o JOIN pictures i ON i.id = o.picture_id
    WHERE o.id = ${pinId} AND (i.video IS NOT NULL OR o.story_pin_id IS NOT NULL))`;
}

/**
 * The captions of a pin, a language once, and those of the films on its pages; null where there are none. `pinId` may be a column
 * of the statement around, such as `p.id`. So no table in here has the name of one there.
 */
export function captionsOfPin(viewer: Viewer, pinId: RawBuilder<unknown>): RawBuilder<CaptionsPart> {
  return sql<CaptionsPart>`(SELECT jsonb_build_object('captions', coalesce(own.list, '[]'), 'filmCaptions', coalesce(paged.list, '[]'))
    FROM (SELECT jsonb_agg(jsonb_build_object('language', one.language,
          'url', '/captions/' || one.pin_id || '/' || one.language || '.vtt?v=' || one.version) ORDER BY one.language) AS list
        FROM (SELECT DISTINCT ON (c.language) c.language, c.pin_id, ${versionOf('c')} AS version
          FROM (${sourcesOf(viewer, pinId)}) source JOIN video_captions c ON c.pin_id = source.id AND c.film = ${OWN_FILM}
          ORDER BY c.language, source.place) one) own
      CROSS JOIN (SELECT jsonb_agg(jsonb_build_object('film', c.film, 'language', c.language,
          'url', '/captions/' || c.pin_id || '/' || c.language || '.vtt?film=' || c.film || '&v=' || ${versionOf('c')}) ORDER BY c.film, c.language) AS list
        FROM pins of_pin JOIN pins story ON story.id = of_pin.story_pin_id JOIN boards sb ON sb.id = story.board_id
          LEFT JOIN sections ss ON ss.id = story.section_id JOIN video_captions c ON c.pin_id = story.id AND c.film <> ${OWN_FILM}
        WHERE of_pin.id = ${pinId} AND ${pinVisibleTo(viewer, 'story', 'sb', 'ss')}) paged
    WHERE own.list IS NOT NULL OR paged.list IS NOT NULL)`;
}

export interface CutOfFilm {
  /** The part that is kept of the video as it came; null where that is not known. */
  readonly cut: KeptPart | null;
  /** The captions that the film has. */
  readonly others: readonly string[];
}

/** How the film of a pin was cut: its upload says so, and the film itself once that is gone or is cut anew. */
export async function selectCutOfFilm(db: Database, { pinId, film }: FilmOfPin): Promise<CutOfFilm> {
  const picture = film === undefined ? sql`i.id = p.picture_id` : sql`i.signature = decode(${film}, 'hex')`;
  const { rows } = await sql<CutOfFilm>`SELECT coalesce(u.edits, i.video->'cut') AS cut,
      ARRAY(SELECT c.cues FROM video_captions c WHERE c.pin_id = p.id AND c.film = ${film ?? OWN_FILM}) AS others
    FROM pins p JOIN pictures i ON ${picture} LEFT JOIN video_uploads u ON u.picture_id = i.id AND u.user_id = p.owner_id AND u.status = 'ready'
    WHERE p.id = ${pinId} LIMIT 1`.execute(db);
  return rows[0] ?? { cut: null, others: [] };
}

function versionOf(captions: string): RawBuilder<unknown> {
  return sql`floor(extract(epoch FROM ${sql.ref(`${captions}.updated_at`)}) * 1000)::bigint`;
}

/** The cues of a film in a language, where the viewer may see the pin. */
export async function selectCues(
  db: Database,
  viewer: Viewer,
  { pinId, film = OWN_FILM }: FilmOfPin,
  language: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ cues: string }>`SELECT c.cues FROM video_captions c JOIN pins p ON p.id = c.pin_id
      JOIN boards b ON b.id = p.board_id LEFT JOIN sections s ON s.id = p.section_id
    WHERE c.pin_id = ${pinId} AND c.film = ${film} AND c.language = ${language} AND ${pinVisibleTo(viewer, 'p', 'b', 's')}`.execute(db);
  return rows[0]?.cues;
}

/** Whether a pin shows a film: its own, or this one on a page of its own. */
export async function hasFilm(db: Database, { pinId, film }: FilmOfPin): Promise<boolean> {
  const { rows } =
    film === undefined
      ? await sql`SELECT 1 FROM pins p JOIN pictures i ON i.id = p.picture_id AND i.video IS NOT NULL WHERE p.id = ${pinId}`.execute(db)
      : await sql`SELECT 1 FROM story_pins st JOIN pictures i ON i.signature = decode(${film}, 'hex') AND i.video IS NOT NULL
          WHERE st.pin_id = ${pinId} AND jsonb_path_exists(st.content, '$.pages.**.signature ? (@ == $film)', jsonb_build_object('film', ${film}::text))`.execute(
          db,
        );
  return rows.length > 0;
}

/** Keeps the captions of a film in a language; false where it has too many languages. */
export async function upsertCaptions(
  db: Database,
  { pinId, film = OWN_FILM }: FilmOfPin,
  { language, cues }: { readonly language: string; readonly cues: string },
  most: number,
): Promise<boolean> {
  const { rows } = await sql`INSERT INTO video_captions (pin_id, film, language, cues) SELECT ${pinId}, ${film}, ${language}, ${cues}
    WHERE (SELECT count(*) FROM video_captions WHERE pin_id = ${pinId} AND film = ${film} AND language <> ${language}) < ${most}
    ON CONFLICT (pin_id, film, language) DO UPDATE SET cues = excluded.cues, updated_at = clock_timestamp() RETURNING 1`.execute(db);
  return rows.length > 0;
}

export async function deleteCaptions(db: Database, { pinId, film = OWN_FILM }: FilmOfPin, language: string): Promise<void> {
  await db.deleteFrom('video_captions').where('pin_id', '=', pinId).where('film', '=', film).where('language', '=', language).execute();
}

export async function deleteCaptionsOf(db: Database, userId: string): Promise<void> {
  await sql`DELETE FROM video_captions c USING pins p WHERE p.id = c.pin_id AND p.owner_id = ${userId}`.execute(db);
}

/** The cues of a pin as its owner sees it, by language. */
export async function selectCaptionsToArchive(db: Database, viewer: Viewer, pinId: string): Promise<{ language: string; cues: string }[]> {
  const { rows } = await sql<{ language: string; cues: string }>`SELECT DISTINCT ON (c.language) c.language, c.cues
    FROM (${sourcesOf(viewer, sql`${pinId}::bigint`)}) source JOIN video_captions c ON c.pin_id = source.id AND c.film = ${OWN_FILM}
    ORDER BY c.language, source.place`.execute(db);
  return rows;
}

/** The cues of the films on the pages of an idea pin. */
export async function selectPageCaptionsToArchive(
  db: Database,
  pinId: string,
): Promise<{ film: string; language: string; cues: string }[]> {
  const { rows } = await sql<{ film: string; language: string; cues: string }>`SELECT film, language, cues FROM video_captions
    WHERE pin_id = ${pinId} AND film <> ${OWN_FILM} ORDER BY film, language`.execute(db);
  return rows;
}

export async function selectCaptionsForExport(db: Database, userId: string) {
  const { rows } = await sql<{
    pin_id: string;
    film: string;
    language: string;
    text: string;
  }>`SELECT c.pin_id, c.film, c.language, c.cues AS text
    FROM video_captions c JOIN pins p ON p.id = c.pin_id WHERE p.owner_id = ${userId} ORDER BY c.pin_id, c.film, c.language`.execute(db);
  return rows;
}
