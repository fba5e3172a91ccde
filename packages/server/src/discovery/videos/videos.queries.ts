import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { LIST_TOP, type ListCursor } from '../../endpoints/read-page.ts';
import { strangerViewer, type Viewer } from '../../endpoints/viewer.ts';
import { isOfAdults, isPinShown, joinsOfPin } from '../pin-rules/index.ts';
import { FILM } from '../topics/index.ts';

/** Categories are those of so many newest videos. */
const LOOKED_AT = 2_000;

/** The first pin of a picture that this viewer may see. */
function firstPin(viewer: Viewer, pictureId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`SELECT p.id FROM pins p ${joinsOfPin('p')}
    WHERE p.picture_id = ${pictureId} AND ${isPinShown(viewer, 'p')} AND ${isOfAdults('p')} ORDER BY p.id LIMIT 1`;
}

/** The places of the newest videos, each picture once, of one topic or of all. */
export function newestVideos(
  viewer: Viewer,
  { topicId, after, size }: { topicId: string | null; after: ListCursor | null; size: number },
): RawBuilder<unknown> {
  const { at } = after ?? LIST_TOP;
  if (topicId !== null) return videosOfTopic(viewer, sql`${topicId}::bigint`, { at, size });
  return sql`SELECT v.id, i.id AS at, NULL AS extra FROM pictures i CROSS JOIN LATERAL (${firstPin(viewer, sql.ref('i.id'))}) v
    WHERE i.kind = ${sql.lit(FILM)} AND i.id < ${at}::bigint ORDER BY i.id DESC LIMIT ${size}`;
}

/** Among all newest videos, those of a rare topic would hardly be met. */
function videosOfTopic(viewer: Viewer, topicId: RawBuilder<unknown>, { at, size }: { at: string; size: number }): RawBuilder<unknown> {
  return sql`SELECT v.id, x.picture_id AS at, NULL AS extra FROM picture_topics x CROSS JOIN LATERAL (${firstPin(viewer, sql.ref('x.picture_id'))}) v
    WHERE x.topic_id = ${topicId} AND x.is_film AND x.picture_id < ${at}::bigint ORDER BY x.picture_id DESC LIMIT ${size}`;
}

/**
 * The topics of the first level that the newest videos are about, those of most videos first. Strangers may see one video of
 * each at least: to ask that of every video took 60 ms at 1M pins.
 */
export async function selectVideoTopics(db: Database): Promise<string[]> {
  const { rows } = await sql<{ topic_id: string }>`
    WITH oldest AS MATERIALIZED (SELECT min(id) id FROM (SELECT i.id FROM pictures i WHERE i.kind = ${sql.lit(FILM)} ORDER BY i.id DESC LIMIT ${LOOKED_AT}) n),
    counted AS MATERIALIZED (SELECT t.id topic_id, c.n FROM topics t CROSS JOIN LATERAL (SELECT count(*) n FROM picture_topics x
      WHERE x.topic_id = t.id AND x.is_film AND x.picture_id >= (SELECT id FROM oldest)) c WHERE t.parent_id IS NULL AND c.n > 0)
    SELECT c.topic_id FROM counted c CROSS JOIN LATERAL (${videosOfTopic(strangerViewer, sql.ref('c.topic_id'), { ...LIST_TOP, size: 1 })}) v
    ORDER BY c.n DESC, c.topic_id`.execute(db);
  return rows.map((row) => row.topic_id);
}
