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
