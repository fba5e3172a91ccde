import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { viewerIdOf, type Viewer } from '../../endpoints/viewer.ts';

export interface PictureToRate {
  readonly id: string;
  readonly signature: string;
}

export interface ToRate {
  readonly version: number;
  readonly most: number;
  readonly without: readonly string[];
}

/** Whether a picture (`p`) is shown on a pin or with a comment. */
const isShown = sql<boolean>`(EXISTS (SELECT 1 FROM pins n WHERE n.picture_id = p.id AND n.deleted_at IS NULL)
  OR EXISTS (SELECT 1 FROM comments m WHERE m.picture_id = p.id AND m.deleted_at IS NULL))`;

/** The newest pictures of pins and comments that were not rated by the model of now. */
export async function selectToRate(db: Database, { version, most, without }: ToRate): Promise<PictureToRate[]> {
  const { rows } = await sql<PictureToRate>`SELECT p.id, encode(p.signature, 'hex') AS signature FROM pictures p
    WHERE NOT EXISTS (SELECT 1 FROM picture_ratings r WHERE r.picture_id = p.id AND r.version = ${version})
      AND ${isShown}
      AND p.id <> ALL (${[...without]}::bigint[])
    ORDER BY p.id DESC LIMIT ${most}`.execute(db);
  return rows;
}

export interface Rating {
  readonly pictureId: string;
  readonly version: number;
  /** Null where it could not look. */
  readonly score: number | null;
  readonly isUnsafe: boolean;
}

/** Keeps a rating; what a moderator found goes before it. A picture that was deleted meanwhile has none. */
export async function storeRating(trx: Database, { pictureId, version, score, isUnsafe }: Rating): Promise<void> {
  await sql`INSERT INTO picture_ratings AS r (picture_id, version, score, is_unsafe)
    SELECT id, ${version}, ${score}, ${isUnsafe} FROM pictures WHERE id = ${pictureId}
    ON CONFLICT (picture_id) DO UPDATE SET version = excluded.version, score = excluded.score, rated_at = now(),
      is_unsafe = CASE WHEN r.is_judged OR excluded.score IS NULL THEN r.is_unsafe ELSE excluded.is_unsafe END`.execute(trx);
}

/** The first public pin of a picture, or the first comment with it; who may see a comment is looked at later. */
export async function selectShownBy(
  trx: Database,
  pictureId: string,
): Promise<{ readonly type: 'pin' | 'comment'; readonly id: string } | undefined> {
  const { rows } = await sql<{ type: 'pin' | 'comment'; id: string }>`
    (SELECT 'pin' AS type, id FROM pins WHERE picture_id = ${pictureId} AND audience = 0 AND deleted_at IS NULL ORDER BY id LIMIT 1)
    UNION ALL (SELECT 'comment', id FROM comments WHERE picture_id = ${pictureId} AND deleted_at IS NULL ORDER BY id LIMIT 1) LIMIT 1`.execute(
    trx,
  );
  return rows[0];
}

export async function selectProgress(
  db: Database,
): Promise<{ readonly pictures: number; readonly rated: number; readonly unsafe: number }> {
  const { rows } = await sql<{ pictures: number; rated: number; unsafe: number }>`SELECT
    (SELECT count(*)::int FROM pictures p WHERE ${isShown}) AS pictures,
    (SELECT count(*)::int FROM picture_ratings) AS rated,
    (SELECT count(*)::int FROM picture_ratings WHERE is_unsafe) AS unsafe`.execute(db);
  return rows[0]!;
}

/** Whether a picture is blurred for the viewer. It is unsafe, and they did not choose to see such ones at once. */
export function blurOfPicture<Fields>(viewer: Viewer, pictureId: RawBuilder<unknown>): RawBuilder<Fields> {
  return sql<Fields>`(SELECT json_build_object('isBlurred', true) FROM picture_ratings r WHERE r.picture_id = ${pictureId} AND r.is_unsafe
    AND ${isBlurredFor(viewer)})`;
}

/** Whether a picture is unsafe, and whether it is blurred for the viewer. */
export function safetyOfPicture(
  viewer: Viewer,
  pictureId: RawBuilder<unknown>,
): RawBuilder<{ readonly isUnsafe: boolean; readonly isBlurred: true | null }> {
  return sql`(SELECT json_build_object('isUnsafe', true, 'isBlurred', CASE WHEN ${isBlurredFor(viewer)} THEN true END)
    FROM picture_ratings r WHERE r.picture_id = ${pictureId} AND r.is_unsafe)`;
}

const isBlurredFor = (viewer: Viewer) =>
  sql<boolean>`NOT EXISTS (SELECT 1 FROM user_settings c WHERE c.user_id = ${viewerIdOf(viewer)} AND NOT c.blurs_unsafe)`;
