import { sql } from 'kysely';
import type { BuiltLocale } from '@bowerbird/domain/locales.ts';
import type { Database } from '../../core/database/database.ts';
import { ABOUT } from '../pin-feedback/index.ts';

/** A topic with its words in order. */
export interface TreeRow {
  readonly topic_id: string;
  readonly slug: string;
  readonly parent_id: string | null;
  readonly successor_id: string | null;
  readonly cover_pin_id: string | null;
  readonly is_hidden: boolean;
  readonly names: Readonly<Partial<Record<BuiltLocale, string>>> & { readonly en: string };
  readonly words: readonly string[];
}

/** Lets one change of the tree happen at a time; readers go on. */
export async function lockTopics(db: Database): Promise<void> {
  await sql`LOCK TABLE topics IN SHARE ROW EXCLUSIVE MODE`.execute(db);
}

export async function selectTree(db: Database): Promise<TreeRow[]> {
  const { rows } = await sql<TreeRow>`SELECT t.id topic_id, t.slug, t.parent_id, t.successor_id, t.cover_pin_id, t.is_hidden,
      (SELECT coalesce(json_object_agg(n.language, n.name), '{}') FROM topic_names n WHERE n.topic_id = t.id) names,
      ARRAY(SELECT w.word FROM topic_words w WHERE w.topic_id = t.id ORDER BY w.word COLLATE "C") words
    FROM topics t ORDER BY t.id`.execute(db);
  return rows;
}

export async function insertTopic(db: Database, slug: string, parentId: string | null): Promise<string> {
  const { rows } = await sql<{ id: string }>`INSERT INTO topics (slug, parent_id) VALUES (${slug}, ${parentId}) RETURNING id`.execute(db);
  return rows[0]!.id;
}

export async function updateTopic(
  db: Database,
  topic: Pick<TreeRow, 'topic_id' | 'parent_id' | 'cover_pin_id' | 'is_hidden'>,
): Promise<void> {
  await sql`UPDATE topics SET parent_id = ${topic.parent_id}, cover_pin_id = ${topic.cover_pin_id}, is_hidden = ${topic.is_hidden}
    WHERE id = ${topic.topic_id}`.execute(db);
}

export async function replaceNames(db: Database, id: string, names: readonly { language: string; name: string }[]): Promise<void> {
  await sql`DELETE FROM topic_names WHERE topic_id = ${id}`.execute(db);
  await sql`INSERT INTO topic_names (topic_id, language, name)
    SELECT ${id}, n.language, n.name FROM jsonb_to_recordset(${JSON.stringify(names)}::jsonb) n(language text, name text)`.execute(db);
}

export async function replaceWords(db: Database, id: string, words: readonly string[]): Promise<void> {
  await sql`DELETE FROM topic_words WHERE topic_id = ${id}`.execute(db);
  await sql`INSERT INTO topic_words (topic_id, word) SELECT ${id}, unnest(${words}::text[])`.execute(db);
}

/** Whether strangers may see a pin of this id. */
export async function isPublicPin(db: Database, pinId: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM pins WHERE id = ${pinId} AND audience = 0 AND deleted_at IS NULL`.execute(db);
  return rows.length > 0;
}

/** Gives all that a topic has to its successor: followers, how much of it people want, chosen pins, topics within it, and those merged into it before. */
export async function mergeInto(
  db: Database,
  topicId: string,
  { successorId, parentId }: { successorId: string; parentId: string },
): Promise<void> {
  await sql`INSERT INTO topic_follows (follower_id, topic_id, created_at)
    SELECT follower_id, ${successorId}, created_at FROM topic_follows WHERE topic_id = ${topicId} ON CONFLICT DO NOTHING`.execute(db);
  await sql`DELETE FROM topic_follows WHERE topic_id = ${topicId}`.execute(db);
  await sql`INSERT INTO pin_topics (pin_id, topic_id)
    SELECT pin_id, ${successorId} FROM pin_topics WHERE topic_id = ${topicId} ON CONFLICT DO NOTHING`.execute(db);
  await sql`DELETE FROM pin_topics WHERE topic_id = ${topicId}`.execute(db);
  await sql`INSERT INTO topic_degrees (user_id, topic_id, degree, changed_at)
    SELECT user_id, ${successorId}, degree, changed_at FROM topic_degrees WHERE topic_id = ${topicId} ON CONFLICT DO NOTHING`.execute(db);
  await sql`DELETE FROM topic_degrees WHERE topic_id = ${topicId}`.execute(db);
  await sql`INSERT INTO fewer_wanted (user_id, about, target_id, created_at) SELECT user_id, about, ${successorId}, created_at
    FROM fewer_wanted WHERE about = ${ABOUT.topic} AND target_id = ${topicId} ON CONFLICT DO NOTHING`.execute(db);
  await sql`DELETE FROM fewer_wanted WHERE about = ${ABOUT.topic} AND target_id = ${topicId}`.execute(db);
  await sql`UPDATE topics SET parent_id = ${parentId} WHERE parent_id = ${topicId} AND id <> ${parentId}`.execute(db);
  await sql`UPDATE topics SET successor_id = ${successorId} WHERE id = ${topicId} OR successor_id = ${topicId}`.execute(db);
}
