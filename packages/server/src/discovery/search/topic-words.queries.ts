import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

export interface TopicWord {
  readonly word: string;
  readonly topic_id: string;
}

/** The names of open topics in all languages, and the words that mark them. */
export async function selectTopicWords(db: Database): Promise<TopicWord[]> {
  const { rows } =
    await sql<TopicWord>`SELECT w.word, coalesce(a.successor_id, a.id) topic_id FROM topic_words w JOIN topics a ON a.id = w.topic_id WHERE NOT a.is_hidden
    UNION SELECT n.name, o.id FROM topic_names n JOIN topics o ON o.id = n.topic_id WHERE NOT o.is_hidden AND o.successor_id IS NULL`.execute(
      db,
    );
  return rows;
}

/** The successors of those of some topics that were merged away, by their ids. */
export async function selectSuccessors(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; successor_id: string }>`SELECT id, successor_id FROM topics
    WHERE id = ANY(${ids}::bigint[]) AND successor_id IS NOT NULL`.execute(db);
  return new Map(rows.map(({ id, successor_id }) => [id, successor_id]));
}
