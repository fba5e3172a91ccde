import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';

const MOST_FOUND = 12;
const MOST_TITLES = 5;

/** Topics of which a word begins with the term, those whose name does so first. */
export async function findTopicsByName(db: Database, language: string, term: string): Promise<{ id: string; name: string }[]> {
  const begins = `${term.replaceAll(/[\\%_]/gu, '\\$&')}%`;
  const { rows } = await sql<{ id: string; name: string }>`SELECT id, name FROM (
      SELECT DISTINCT ON (t.id) t.id, n.name FROM topics t JOIN topic_names n ON n.topic_id = t.id
      WHERE NOT t.is_hidden AND t.successor_id IS NULL AND n.language IN (${language}, 'en') ORDER BY t.id, n.language = 'en') named
    WHERE name ILIKE ${begins} OR name ILIKE ${`% ${begins}`} ORDER BY name NOT ILIKE ${begins}, name, id LIMIT ${MOST_FOUND}`.execute(db);
  return rows;
}

/** Says what a pin is about, in place of what was said before; what is no topic is left out. */
export async function chooseTopics(db: Database, pinId: string, topicIds: readonly string[]): Promise<void> {
  await sql`WITH chosen AS (SELECT DISTINCT coalesce(t.successor_id, t.id) AS id FROM topics t WHERE t.id = ANY(${topicIds}::bigint[])),
      gone AS (DELETE FROM pin_topics WHERE pin_id = ${pinId} AND topic_id NOT IN (SELECT id FROM chosen))
    INSERT INTO pin_topics (pin_id, topic_id) SELECT ${pinId}, id FROM chosen ON CONFLICT DO NOTHING`.execute(db);
}

/** What the owner of a pin says that it is about. */
export async function selectTagsOfPin(db: Database, language: string, pinId: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`SELECT t.id, named.name FROM pin_topics c JOIN topics t ON t.id = c.topic_id,
      LATERAL (SELECT n.name FROM topic_names n WHERE n.topic_id = t.id AND n.language IN (${language}, 'en')
        ORDER BY n.language = 'en' LIMIT 1) named
    WHERE c.pin_id = ${pinId} AND NOT t.is_hidden AND t.successor_id IS NULL ORDER BY named.name, t.id`.execute(db);
  return rows;
}

/** Topics by their ids, in the order of these. */
export async function selectTags(db: Database, language: string, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{
    id: string;
    name: string;
  }>`SELECT t.id, named.name FROM unnest(${[...ids]}::bigint[]) WITH ORDINALITY w(id, place)
      JOIN topics t ON t.id = w.id, LATERAL (SELECT n.name FROM topic_names n WHERE n.topic_id = t.id AND n.language IN (${language}, 'en')
        ORDER BY n.language = 'en' LIMIT 1) named
    WHERE NOT t.is_hidden AND t.successor_id IS NULL ORDER BY w.place`.execute(db);
  return rows;
}

/** The ids of topics by their names in addresses; what is no topic is left out. */
export async function findTopicIds(db: Database, slugs: readonly string[]): Promise<string[]> {
  if (slugs.length === 0) return [];
  const rows = await db.selectFrom('topics').select('id').where('slug', 'in', slugs).execute();
  return rows.map(({ id }) => id);
}

/** The topics that the owners of these pins chose for them. */
export async function selectChosenTopics(db: Database, pinIds: readonly string[]): Promise<{ pin_id: string; topic_id: string }[]> {
  const { rows } = await sql<{ pin_id: string; topic_id: string }>`SELECT pin_id, topic_id FROM pin_topics
    WHERE pin_id = ANY(${pinIds}::bigint[]) ORDER BY pin_id, topic_id`.execute(db);
  return rows;
}

/** Names of what a picture is about, the surest first, without those of boards that this person has: JSON as a scalar. */
export function boardTitlesFor(userId: string, pictureId: RawBuilder<unknown>, language: string): RawBuilder<string[]> {
  return sql<string[]>`(SELECT coalesce(json_agg(t.name), '[]') FROM (
    SELECT named.name FROM picture_topics x,
      LATERAL (SELECT n.name FROM topic_names n WHERE n.topic_id = x.topic_id AND n.language IN (${language}, 'en')
        ORDER BY n.language = 'en' LIMIT 1) named
    WHERE x.picture_id = ${pictureId}
      AND NOT EXISTS (SELECT 1 FROM boards b WHERE b.owner_id = ${userId} AND b.deleted_at IS NULL AND lower(b.name) = lower(named.name))
    ORDER BY x.sureness DESC, x.quality DESC, x.topic_id LIMIT ${MOST_TITLES}) t)`;
}

/** The same of a pin. */
export async function suggestBoardTitles(db: Database, userId: string, pinId: string, language: string): Promise<string[]> {
  const { rows } = await sql<{
    titles: string[];
  }>`SELECT ${boardTitlesFor(userId, sql`p.picture_id`, language)} titles FROM pins p WHERE p.id = ${pinId}`.execute(db);
  return rows[0]?.titles ?? [];
}
