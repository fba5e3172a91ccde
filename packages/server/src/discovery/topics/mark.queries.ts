import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

/** Pictures of this kind are films. */
export const FILM = 2;

/** A word that marks a topic, and the topic above that one. */
export interface MarkingWord {
  readonly word: string;
  readonly topic_id: string;
  readonly parent_id: string | null;
}

export async function selectMarkingWords(db: Database): Promise<MarkingWord[]> {
  const { rows } = await sql<MarkingWord>`SELECT w.word, t.id topic_id, t.parent_id FROM topic_words w JOIN topics a ON a.id = w.topic_id
    JOIN topics t ON t.id = coalesce(a.successor_id, a.id) WHERE t.successor_id IS NULL`.execute(db);
  return rows;
}

export interface PictureTopic {
  readonly picture_id: string;
  readonly topic_id: string;
  readonly pin_id: string;
  readonly quality: number;
  readonly sureness: number;
}

/** One process at a time gives topics: it reads first, and writes what it read. */
export async function lockTopics(trx: Database): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('picture-topics', 0))`.execute(trx);
}

/** Replaces the topics of pictures; returns the pictures whose topics are others than before. */
export async function storePictureTopics(db: Database, pictureIds: readonly string[], topics: readonly PictureTopic[]): Promise<string[]> {
  const { rows } = await sql<{
    picture_id: string;
  }>`WITH fresh AS MATERIALIZED (SELECT * FROM jsonb_to_recordset(${JSON.stringify(topics)}::jsonb)
        d(picture_id bigint, topic_id bigint, pin_id bigint, quality int, sureness smallint)),
      gone AS (DELETE FROM picture_topics x WHERE x.picture_id = ANY(${pictureIds}::bigint[])
        AND NOT EXISTS (SELECT 1 FROM fresh f WHERE f.picture_id = x.picture_id AND f.topic_id = x.topic_id) RETURNING x.picture_id),
      known AS MATERIALIZED (SELECT picture_id, topic_id FROM picture_topics WHERE picture_id = ANY(${pictureIds}::bigint[])),
      kept AS (INSERT INTO picture_topics (picture_id, topic_id, pin_id, quality, sureness, is_film)
        SELECT f.picture_id, f.topic_id, f.pin_id, f.quality, f.sureness, i.kind = ${sql.lit(FILM)} FROM fresh f JOIN pictures i ON i.id = f.picture_id
        ON CONFLICT (picture_id, topic_id) DO UPDATE SET pin_id = excluded.pin_id, quality = excluded.quality,
          sureness = excluded.sureness, is_film = excluded.is_film)
    SELECT picture_id FROM gone UNION SELECT f.picture_id FROM fresh f LEFT JOIN known k USING (picture_id, topic_id) WHERE k.picture_id IS NULL`.execute(
    db,
  );
  return rows.map((row) => row.picture_id);
}

/** The next pictures that wait for topics, and in which turn; none once all have them. */
export async function selectWaitingPictures(db: Database, most: number): Promise<{ turn: number; pictureIds: string[] } | null> {
  const { rows } = await sql<{ turn: number; picture_ids: string[] }>`SELECT g.turn, ARRAY(SELECT d.picture_id::text FROM search_docs d
      WHERE d.picture_id > g.after_id ORDER BY d.picture_id LIMIT ${most}) picture_ids FROM topic_progress g`.execute(db);
  return rows[0] ? { turn: rows[0].turn, pictureIds: rows[0].picture_ids } : null;
}

/** Remembers up to where all pictures have topics; without a picture it is over. Words that changed meanwhile began another turn. */
export async function keepProgress(db: Database, turn: number, last: string | undefined): Promise<void> {
  if (last === undefined) await sql`DELETE FROM topic_progress WHERE turn = ${turn}`.execute(db);
  else await sql`UPDATE topic_progress SET after_id = ${last} WHERE turn = ${turn}`.execute(db);
}

/** Lets every picture wait for topics anew. */
export async function waitForTopics(db: Database): Promise<void> {
  await sql`INSERT INTO topic_progress (after_id) VALUES (0)
    ON CONFLICT (one) DO UPDATE SET after_id = 0, turn = topic_progress.turn + 1`.execute(db);
}

/** How many of a hundred pictures have their topics, by where the job is between the first and the last. `null` once it is over. */
export async function selectMarkedPercent(db: Database): Promise<number | null> {
  const { rows } = await sql<{ percent: number }>`SELECT CASE WHEN e.first IS NULL THEN 99
      ELSE least(99, greatest(0, 100 * (g.after_id - e.first)::float8 / greatest(1, e.last - e.first)))::int END percent
    FROM topic_progress g, (SELECT min(picture_id) first, max(picture_id) last FROM search_docs) e`.execute(db);
  return rows[0]?.percent ?? null;
}
