import { leftBehind, type ImportReason } from '@bowerbird/domain/creation/imports.ts';
import { sql } from 'kysely';
import type { Database } from '../../../core/database/database.ts';
import type { FoundFilm } from '../../../core/import-files/index.ts';
import { isFilmToFetch, type DueItem } from '../items/run.queries.ts';
import { itemState } from '../records/imports.queries.ts';

/** What became of a film that stands at another item of the same file too. */
export interface TwinRow {
  readonly picture_id: string | null;
  readonly upload_id: string | null;
  readonly is_refused: boolean;
}

/** Another item of an import with the same film and the same picture for it, once something became of that. */
export async function selectTwin(
  db: Database,
  importId: string,
  { number, entry, picture }: Pick<DueItem, 'number' | 'entry' | 'picture'>,
  film: FoundFilm,
): Promise<TwinRow | undefined> {
  const { rows } = await sql<TwinRow>`SELECT (SELECT p.id FROM pictures p WHERE p.id = t.picture_id AND p.video IS NOT NULL) AS picture_id,
      (SELECT u.id FROM video_uploads u WHERE u.id = t.upload_id) AS upload_id, coalesce(t.reason = 'film_refused', false) AS is_refused
    FROM import_items t WHERE t.import_id = ${importId} AND t.number <> ${number} AND t.film IS NOT NULL
      AND ${film.url === undefined ? isSameEntry(film.entry, entry) : isSameAddress(film.url, picture)}
      AND (t.picture_id IS NOT NULL OR t.upload_id IS NOT NULL OR t.reason = 'film_refused')
    ORDER BY 1 NULLS LAST, 2 NULLS LAST LIMIT 1`.execute(db);
  return rows[0];
}

/** The same film of an archive with the same picture for it, by the SQL alias `t`. */
function isSameEntry(film: string | null, entry: string | null) {
  return sql`md5(t.film->>'entry') = md5(${film}::text) AND t.film->>'entry' = ${film}::text AND t.entry IS NOT DISTINCT FROM ${entry}::text`;
}

/** The same film of the web with the same cover. */
function isSameAddress(url: string, cover: string | null) {
  return sql`md5(t.film->>'url') = md5(${url}::text) AND t.film->>'url' = ${url}::text AND t.picture IS NOT DISTINCT FROM ${cover}::text`;
}

/** Has an item wait for the upload that another one began. */
export async function shareUpload(db: Database, importId: string, number: number, uploadId: string): Promise<void> {
  await sql`UPDATE import_items SET upload_id = ${uploadId} WHERE import_id = ${importId} AND number = ${number}`.execute(db);
}

/** Whether items of an import still wait for an upload. */
export async function isUploadWanted(db: Database, importId: string, uploadId: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM import_items WHERE import_id = ${importId} AND film IS NOT NULL AND upload_id = ${uploadId}
    AND state = ${itemState.waiting} AND picture_id IS NULL LIMIT 1`.execute(db);
  return rows.length > 0;
}

/** The uploads that an import began and that are still there. */
export async function selectUploadsUnderWay(db: Database, importId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`SELECT u.id FROM video_uploads u
    WHERE u.id IN (SELECT i.upload_id FROM import_items i WHERE i.import_id = ${importId} AND i.upload_id IS NOT NULL)`.execute(db);
  return rows.map(({ id }) => id);
}

/** Notes what became of the next film of an idea pin. Its pages show the picture by which it came. */
export async function settleStoryFilm(
  db: Database,
  importId: string,
  number: number,
  { signature, shown, reason }: { signature: string; shown: string; reason: ImportReason | null },
): Promise<void> {
  await sql`UPDATE import_items SET upload_id = NULL, tries = 0, reason = coalesce(${reason}, reason),
      story = replace((story #- '{films,0}')::text, ${signature}, ${shown})::jsonb
    WHERE import_id = ${importId} AND number = ${number} AND state = ${itemState.waiting} AND story->'films'->0->>'signature' = ${signature}`.execute(
    db,
  );
}

/** Whether films of an import are due that lie at addresses. */
export async function areFilmsDue(db: Database, importId: string): Promise<boolean> {
  const { rows } =
    await sql`SELECT 1 FROM import_items WHERE import_id = ${importId} AND state = ${itemState.waiting} AND picture_id IS NULL
    AND next_try_at <= now() AND ${isFilmToFetch} LIMIT 1`.execute(db);
  return rows.length > 0;
}

/** Has an item wait for room. What stays behind of it is still told. */
export async function waitForRoom(db: Database, importId: string, number: number, seconds: number): Promise<void> {
  await sql`UPDATE import_items SET reason = CASE WHEN reason = ANY(${leftBehind}) THEN reason END, next_try_at = now() + ${seconds} * interval '1 second'
    WHERE import_id = ${importId} AND number = ${number} AND state = ${itemState.waiting}`.execute(db);
}
