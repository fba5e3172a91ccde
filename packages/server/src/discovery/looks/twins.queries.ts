import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

export interface PictureToJoin {
  readonly id: string;
  readonly signature: string;
  readonly width: number;
  readonly height: number;
  /** None where it moves, or could not be described. */
  readonly looks: Buffer | null;
}

/** The newest described pictures of which nobody sought a twin; the index holds only those to seek for. */
export async function selectToJoin(db: Database, most: number): Promise<PictureToJoin[]> {
  const { rows } = await sql<PictureToJoin>`SELECT i.id, encode(i.signature, 'hex') signature, i.width, i.height,
      CASE WHEN i.kind = 0 THEN l.looks END looks
    FROM pictures i LEFT JOIN picture_looks l ON l.picture_id = i.id WHERE NOT i.twin_sought AND i.looks_version > 0
    ORDER BY i.id DESC LIMIT ${most}`.execute(db);
  return rows;
}

/** Those of some pictures that may have twins, and whose shape is about the same. One stands for all of its twins. */
export async function selectMayBeTwins(
  db: Database,
  pictureIds: readonly string[],
  { id, width, height }: PictureToJoin,
): Promise<Pick<PictureToJoin, 'id' | 'signature'>[]> {
  const { rows } = await sql<Pick<PictureToJoin, 'id' | 'signature'>>`SELECT id, encode(signature, 'hex') signature FROM pictures
    WHERE id = ANY(${[...pictureIds]}::bigint[]) AND id <> ${id} AND twin_sought AND twin_of IS NULL AND kind = 0
      AND abs(ln((width::float8 * ${height}) / (height::float8 * ${width}))) < 0.02 ORDER BY id`.execute(db);
  return rows;
}

/** Notes that a twin was sought, and which one was found; what its viewers hid of either is hidden of both. */
export async function storeTwin(db: Database, pictureId: string, twinOf: string | null): Promise<void> {
  await sql`UPDATE pictures SET twin_sought = true, twin_of = (SELECT t.id FROM pictures t WHERE t.id = ${twinOf}) WHERE id = ${pictureId}`.execute(
    db,
  );
  if (twinOf === null) return;
  await sql`INSERT INTO hidden_pins (user_id, picture_id, created_at)
    SELECT h.user_id, same.id, h.created_at FROM hidden_pins h, (SELECT ${twinOf}::bigint id UNION ALL SELECT id FROM pictures WHERE twin_of = ${twinOf}) same
    WHERE h.picture_id IN (${pictureId}, ${twinOf}) ON CONFLICT DO NOTHING`.execute(db);
}

/** Which of these pictures stand for themselves and which for another, by their ids. */
export async function selectTwins(db: Database, pictureIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; twin_of: string }>`SELECT id, twin_of FROM pictures
    WHERE id = ANY(${[...pictureIds]}::bigint[]) AND twin_of IS NOT NULL`.execute(db);
  return new Map(rows.map(({ id, twin_of: twinOf }) => [id, twinOf]));
}
