import type { VideoFacts } from '@bowerbird/domain/media/videos.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import type { StoredPicture } from '../../core/media/index.ts';

const KINDS = { still: 0, animated: 1, video: 2 } as const;

/** Keeps a stored picture's facts, once a signature, and that this person brought it; gives its id. */
export async function insertUploadedPicture(db: Database, userId: string, picture: StoredPicture): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    WITH p AS (
      INSERT INTO pictures (signature, width, height, dominant_color, kind, format, bytes, uploaded_by)
      VALUES (decode(${picture.signature}, 'hex'), ${picture.width}, ${picture.height}, ${colorNumber(picture.dominantColor)},
        ${KINDS[picture.kind]}, ${picture.format}, ${picture.bytes}, ${userId})
      ON CONFLICT (signature) DO UPDATE SET signature = excluded.signature
      RETURNING id
    ), u AS (
      INSERT INTO picture_uploads (user_id, picture_id) SELECT ${userId}, id FROM p ON CONFLICT (user_id, picture_id) DO UPDATE SET created_at = now()
    )
    SELECT id FROM p`.execute(db);
  return rows[0]!.id;
}

export async function updatePictureVideo(db: Database, pictureId: string, video: VideoFacts): Promise<void> {
  await sql`UPDATE pictures SET kind = ${KINDS.video}, video = ${JSON.stringify(video)}::jsonb WHERE id = ${pictureId}`.execute(db);
}

/** The same for somebody's film, unless others pinned this as a picture alone; says whether it was done. */
export async function updateOwnPictureVideo(
  db: Database,
  { pictureId, userId, video }: { pictureId: string; userId: string; video: VideoFacts },
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`UPDATE pictures p SET kind = ${KINDS.video}, video = ${JSON.stringify(video)}::jsonb
    WHERE p.id = ${pictureId} AND (p.video IS NOT NULL OR NOT EXISTS (SELECT 1 FROM pins n WHERE n.picture_id = p.id AND n.owner_id <> ${userId}))
    RETURNING p.id`.execute(db);
  return rows.length > 0;
}

/** What tells whether a picture stands for a film. */
export interface PictureFacts {
  readonly id: string;
  readonly signature: string;
  readonly isFilm: boolean;
}

export async function findPictureFacts(db: Database, id: string): Promise<PictureFacts | undefined> {
  const { rows } = await sql<PictureFacts>`SELECT id, encode(signature, 'hex') AS signature, video IS NOT NULL AS "isFilm"
    FROM pictures WHERE id = ${id}`.execute(db);
  return rows[0];
}

/** The picture of a signature that this person brought. */
export async function findUploadedPicture(db: Database, userId: string, signature: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT p.id FROM pictures p JOIN picture_uploads u ON u.picture_id = p.id AND u.user_id = ${userId}
    WHERE p.signature = decode(${signature}, 'hex')`.execute(db);
  return rows[0]?.id;
}

/** A colour such as `#c7d0f1` as the number that rests in the table. */
function colorNumber(color: string): number {
  return Number.parseInt(color.slice(1), 16);
}

/** A picture that is gone from the database: the names of its files. */
export type ForgottenPicture = { readonly signature: string; readonly film: string | null };

/** True in SQL while a picture (`p`) is used. */
export type PictureUse = RawBuilder<boolean>;

/**
 * Nobody pins it, holds it or has it as their own picture. Nobody brought it within a day. No feature says that it is used. Pins
 * that wait to be purged count.
 */
const isUnused = (uses: readonly PictureUse[]) => sql<boolean>`NOT EXISTS (SELECT 1 FROM pins WHERE picture_id = p.id)
  AND NOT EXISTS (SELECT 1 FROM picture_uploads u WHERE u.picture_id = p.id AND u.created_at > now() - interval '1 day')
  AND NOT EXISTS (SELECT 1 FROM picture_holds WHERE picture_id = p.id)
  AND NOT EXISTS (SELECT 1 FROM users WHERE picture_signature = encode(p.signature, 'hex') OR cover_signature = encode(p.signature, 'hex'))
  ${uses.length === 0 ? sql`` : sql`AND NOT (${sql.join(uses, sql` OR `)})`}`;

/** Which pictures to look at: these, or the next ones by id. */
export type Wanted = { readonly signatures: readonly string[] } | { readonly afterId: string; readonly most: number };

/** Locks those of the wanted pictures that nobody uses; one that is being pinned or uploaded right now is passed over. */
export async function lockUnusedPictures(
  trx: Database,
  uses: readonly PictureUse[],
  wanted: Wanted,
): Promise<(ForgottenPicture & { readonly id: string })[]> {
  const which =
    'signatures' in wanted
      ? sql`p.signature IN (SELECT decode(s, 'hex') FROM unnest(${wanted.signatures}::text[]) s) AND ${isUnused(uses)}`
      : sql`p.id > ${wanted.afterId} AND p.created_at < now() - interval '1 day' AND ${isUnused(uses)} ORDER BY p.id LIMIT ${wanted.most}`;
  const { rows } = await sql<ForgottenPicture & { id: string }>`
    SELECT p.id, encode(p.signature, 'hex') AS signature, p.video->>'signature' AS film FROM pictures p WHERE ${which} FOR UPDATE OF p SKIP LOCKED`.execute(
    trx,
  );
  return rows;
}

/** Deletes locked pictures that are still unused, with what counted for them; a lock lets no new pin come between. */
export async function deleteUnusedPictures(trx: Database, uses: readonly PictureUse[], ids: readonly string[]): Promise<string[]> {
  // Twins of what goes may be twins of each other.
  await sql`UPDATE pictures SET twin_sought = false WHERE twin_of = ANY(${ids}::bigint[])`.execute(trx);
  const { rows } = await sql<{ id: string }>`
    WITH gone AS (DELETE FROM pictures p WHERE p.id = ANY(${ids}::bigint[]) AND ${isUnused(uses)} RETURNING id),
      c AS (DELETE FROM picture_counters c USING gone WHERE c.picture_id = gone.id),
      h AS (DELETE FROM hidden_pins h USING gone WHERE h.picture_id = gone.id)
    SELECT id FROM gone`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Those of some films that a picture still shows. */
export async function selectFilmsInUse(trx: Database, films: readonly string[]): Promise<string[]> {
  if (films.length === 0) return [];
  const { rows } = await sql<{ film: string }>`SELECT DISTINCT video->>'signature' AS film FROM pictures
    WHERE video IS NOT NULL AND video->>'signature' = ANY(${[...films]}::text[])`.execute(trx);
  return rows.map(({ film }) => film);
}

/** Forgets that this person brought a picture. */
export async function deleteUpload(db: Database, userId: string, pictureId: string): Promise<void> {
  await sql`DELETE FROM picture_uploads WHERE user_id = ${userId} AND picture_id = ${pictureId}`.execute(db);
}

/** Forgets what a person brought, and gives its signatures; pictures themselves stay with whoever pinned them. */
export async function deleteUploads(db: Database, userId: string): Promise<string[]> {
  const { rows } = await sql<{ signature: string }>`
    WITH u AS (DELETE FROM picture_uploads WHERE user_id = ${userId} RETURNING picture_id),
      f AS (UPDATE pictures p SET uploaded_by = NULL FROM u WHERE p.id = u.picture_id AND p.uploaded_by = ${userId})
    SELECT encode(p.signature, 'hex') AS signature FROM u JOIN pictures p ON p.id = u.picture_id`.execute(db);
  return rows.map(({ signature }) => signature);
}

export async function selectUploads(db: Database, userId: string) {
  const { rows } = await sql<
    Record<string, unknown>
  >`SELECT encode(p.signature, 'hex') AS picture, u.created_at FROM picture_uploads u JOIN pictures p ON p.id = u.picture_id
    WHERE u.user_id = ${userId} ORDER BY u.created_at, p.id`.execute(db);
  return rows;
}

/** What a person brought and has on none of their boards. */
export async function selectUploadedSignatures(db: Database, userId: string): Promise<string[]> {
  const { rows } = await sql<{ signature: string }>`SELECT encode(p.signature, 'hex') AS signature
    FROM picture_uploads u JOIN pictures p ON p.id = u.picture_id WHERE u.user_id = ${userId}
      AND NOT EXISTS (SELECT 1 FROM pins n JOIN boards b ON b.id = n.board_id AND b.deleted_at IS NULL
        WHERE n.owner_id = ${userId} AND n.picture_id = p.id AND n.deleted_at IS NULL)
    ORDER BY u.created_at, p.id`.execute(db);
  return rows.map(({ signature }) => signature);
}

/** What may hold pictures that are no pin's own. */
export type PictureHolder = { readonly draftId: string } | { readonly pinId: string };

/** Lets a draft or a pin hold these pictures and no others. */
export async function holdPictures(trx: Database, holder: PictureHolder, pictureIds: readonly string[]): Promise<void> {
  const [column, id] = 'draftId' in holder ? [sql.ref('draft_id'), holder.draftId] : [sql.ref('pin_id'), holder.pinId];
  await sql`DELETE FROM picture_holds WHERE ${column} = ${id} AND picture_id <> ALL(${pictureIds}::bigint[])`.execute(trx);
  await sql`INSERT INTO picture_holds (picture_id, ${column}) SELECT DISTINCT i.id, ${id}::bigint FROM unnest(${pictureIds}::bigint[]) i(id)
    ON CONFLICT DO NOTHING`.execute(trx);
}
