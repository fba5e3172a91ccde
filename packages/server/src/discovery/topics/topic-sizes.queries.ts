import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { strangerViewer } from '../../endpoints/viewer.ts';
import { isOfAdults, isPinShown, joinsOfPin } from '../pin-rules/index.ts';

/** So many rows are looked at, whatever the size of the instance; of more, a share that chance picks stands for all. */
const SAMPLED = 100_000;

export interface TopicSize {
  readonly topic_id: string;
  readonly pins: number;
}

/** About how many pins of each topic everybody may see. What is secret, private, hidden or of a minor is not in it. */
export async function estimateSizes(db: Database): Promise<TopicSize[]> {
  const percent = await selectPercent(db);
  const { rows } = await sql<TopicSize>`SELECT x.topic_id, round(count(*) * 100 / ${percent}::float8)::int pins
    FROM picture_topics x TABLESAMPLE SYSTEM (${percent}::float8) JOIN pins p ON p.id = x.pin_id ${joinsOfPin('p')}
    WHERE ${isPinShown(strangerViewer, 'p')} AND ${isOfAdults('p')} GROUP BY 1`.execute(db);
  return rows;
}

async function selectPercent(db: Database): Promise<number> {
  const { rows } = await sql<{ percent: number }>`SELECT least(100, 100 * ${SAMPLED}::float8 / greatest(1, reltuples)) percent
    FROM pg_class WHERE oid = 'picture_topics'::regclass`.execute(db);
  return rows[0]!.percent;
}

/** Puts these in place of all that were known. */
export async function storeSizes(db: Database, sizes: readonly TopicSize[]): Promise<void> {
  const ids = sizes.map(({ topic_id }) => topic_id);
  await sql`WITH known AS (SELECT k.topic_id, k.pins FROM unnest(${ids}::bigint[], ${sizes.map(({ pins }) => pins)}::int[]) k(topic_id, pins)
        JOIN topics t ON t.id = k.topic_id),
      gone AS (DELETE FROM topic_sizes WHERE topic_id NOT IN (SELECT topic_id FROM known))
    INSERT INTO topic_sizes (topic_id, pins) SELECT topic_id, pins FROM known
    ON CONFLICT (topic_id) DO UPDATE SET pins = excluded.pins WHERE topic_sizes.pins <> excluded.pins`.execute(db);
}

/** About how many pins a topic has; 0 where that is not known, or few. */
export async function selectSize(db: Database, topicId: string): Promise<number> {
  const row = await db.selectFrom('topic_sizes').select('pins').where('topic_id', '=', topicId).executeTakeFirst();
  return row?.pins ?? 0;
}
