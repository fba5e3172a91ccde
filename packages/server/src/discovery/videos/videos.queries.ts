import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { LIST_TOP, type ListCursor } from '../../endpoints/read-page.ts';
import { strangerViewer, type Viewer } from '../../endpoints/viewer.ts';
import { isOfAdults, isPinShown, joinsOfPin } from '../pin-rules/index.ts';

/** Pictures of this kind are films. */
const FILM = 2;
/** Categories are those of so many newest videos. */
const LOOKED_AT = 2_000;

/** The first pin of a picture that this viewer may see. */
function firstPin(viewer: Viewer): RawBuilder<unknown> {
  return sql`SELECT p.id FROM pins p ${joinsOfPin('p')}
    WHERE p.picture_id = i.id AND ${isPinShown(viewer, 'p')} AND ${isOfAdults('p')} ORDER BY p.id LIMIT 1`;
}

/** The places of the newest videos, each picture once, of one topic or of all. */
export function newestVideos(
  viewer: Viewer,
  { topicId, after, size }: { topicId: string | null; after: ListCursor | null; size: number },
): RawBuilder<unknown> {
  const { at } = after ?? LIST_TOP;
  const isOfTopic =
    topicId === null ? sql`true` : sql`(SELECT 1 FROM picture_topics x WHERE x.picture_id = i.id AND x.topic_id = ${topicId}) IS NOT NULL`;
  return sql`SELECT v.id, i.id AS at, NULL AS extra FROM pictures i CROSS JOIN LATERAL (${firstPin(viewer)}) v
    WHERE i.kind = ${sql.lit(FILM)} AND i.id < ${at}::bigint AND ${isOfTopic} ORDER BY i.id DESC LIMIT ${size}`;
}

/** The topics of the first level that the newest videos are about, which strangers may see, those of most videos first. */
export async function selectVideoTopics(db: Database): Promise<string[]> {
  const { rows } = await sql<{ topic_id: string }>`
    WITH newest AS MATERIALIZED (SELECT i.id FROM pictures i WHERE i.kind = ${sql.lit(FILM)} ORDER BY i.id DESC LIMIT ${LOOKED_AT})
    SELECT x.topic_id FROM newest i CROSS JOIN LATERAL (${firstPin(strangerViewer)}) v JOIN picture_topics x ON x.picture_id = i.id
      JOIN topics t ON t.id = x.topic_id AND t.parent_id IS NULL
    GROUP BY 1 ORDER BY count(*) DESC, 1`.execute(db);
  return rows.map((row) => row.topic_id);
}
