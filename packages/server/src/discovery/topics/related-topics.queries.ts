import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

/** So many of the newest pictures tell which topics go together: their cost is the same at any size of the instance. */
const NEWEST = 100_000;
/** Fewer pictures in common are chance. */
const LEAST_COMMON = 2;

/** Counts anew how many pictures each two topics have in common. */
export async function countNeighbours(db: Database): Promise<void> {
  await sql`WITH newest AS MATERIALIZED (SELECT picture_id, topic_id FROM picture_topics ORDER BY picture_id DESC LIMIT ${NEWEST}),
      counted AS MATERIALIZED (SELECT a.topic_id, b.topic_id neighbour_id, count(*)::int pictures FROM newest a JOIN newest b USING (picture_id)
        WHERE a.topic_id <> b.topic_id GROUP BY 1, 2 HAVING count(*) >= ${LEAST_COMMON}),
      open AS (SELECT c.* FROM counted c JOIN topics t ON t.id = c.topic_id JOIN topics n ON n.id = c.neighbour_id),
      gone AS (DELETE FROM topic_neighbours o WHERE NOT EXISTS (SELECT 1 FROM open c WHERE c.topic_id = o.topic_id AND c.neighbour_id = o.neighbour_id))
    INSERT INTO topic_neighbours (topic_id, neighbour_id, pictures) SELECT topic_id, neighbour_id, pictures FROM open
    ON CONFLICT (topic_id, neighbour_id) DO UPDATE SET pictures = excluded.pictures WHERE topic_neighbours.pictures <> excluded.pictures`.execute(
    db,
  );
}

/** Counts them where nothing was counted yet, so that a young instance knows within minutes what goes together. */
export async function countFirstNeighbours(db: Database): Promise<void> {
  const counted = await db.selectFrom('topic_neighbours').select('topic_id').limit(1).executeTakeFirst();
  if (!counted) await countNeighbours(db);
}
