import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { LIST_TOP, type ListCursor } from '../../endpoints/read-page.ts';
import { strangerViewer, viewerIdOf, type Viewer } from '../../endpoints/viewer.ts';
import { twinsAmong } from '../../pinning/pictures/index.ts';
import { isActivityLeftOut } from '../../account/settings/index.ts';
import { isOfAdults, isPinShown, joinsOfPin, notHidden } from '../pin-rules/index.ts';

/** A topic, named in the reader's language. */
export interface TopicRow {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly is_followed: boolean;
  /** The picture that was chosen for it, then those of its best pins. */
  readonly covers: readonly CoverRow[];
}

export interface CoverRow {
  readonly signature: string;
  readonly width: number;
  readonly height: number;
  readonly dominant_color: number;
  /** Whether the instance's owner chose it. */
  readonly is_chosen: boolean;
}

/** Who asks for topics, and in which language. */
export interface TopicReader {
  readonly viewer: Viewer;
  readonly language: string;
}

const MOST_RELATED = 12;
/** Enough to give each of a list of topics a cover of its own. */
const MOST_COVERS = 8;

/** A topic of the alias `t` as the wire has it; English stands in for a language without a name. */
function topicOf({ viewer, language }: TopicReader): RawBuilder<unknown> {
  const shown = sql`${isPinShown(strangerViewer, 'p')} AND ${isOfAdults('p')} AND ${notHidden(viewer, sql.ref('p.picture_id'))}`;
  return sql`t.id, t.slug, (SELECT n.name FROM topic_names n WHERE n.topic_id = t.id AND n.language IN (${language}, 'en')
      ORDER BY n.language = 'en' LIMIT 1) name,
    EXISTS (SELECT 1 FROM topic_follows f WHERE f.follower_id = ${viewerIdOf(viewer)} AND f.topic_id = t.id) is_followed,
    (SELECT coalesce(jsonb_agg(c), '[]') FROM (
      ${coverPictures(sql`pins p`, sql`true`)} WHERE p.id = t.cover_pin_id AND ${shown}
      UNION ALL (${coverPictures(sql`picture_topics x JOIN pins p ON p.id = x.pin_id`, sql`false`)}
        WHERE x.topic_id = t.id AND ${shown} ORDER BY x.quality DESC, x.pin_id DESC LIMIT ${MOST_COVERS})) c) covers`;
}

function coverPictures(pins: RawBuilder<unknown>, isChosen: RawBuilder<boolean>): RawBuilder<unknown> {
  return sql`SELECT encode(i.signature, 'hex') signature, i.width, i.height, i.dominant_color, ${isChosen} is_chosen
    FROM ${pins} ${joinsOfPin('p')} JOIN pictures i ON i.id = p.picture_id`;
}

const isOpen = sql<boolean>`(NOT t.is_hidden AND t.successor_id IS NULL)`;

/** The id of a topic by its id or slug, or of its successor; `null` where there is none to be seen. */
export async function selectTopicId(db: Database, interest: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`SELECT t.id FROM topics a JOIN topics t ON t.id = coalesce(a.successor_id, a.id)
    WHERE (a.slug = ${interest} OR a.id::text = ${interest}) AND ${isOpen} LIMIT 1`.execute(db);
  return rows[0]?.id ?? null;
}

export async function selectTopics(db: Database, reader: TopicReader, ids: readonly string[]): Promise<TopicRow[]> {
  return readTopics(
    db,
    reader,
    sql`unnest(${ids}::bigint[]) WITH ORDINALITY i(id, at) JOIN topics t ON t.id = i.id WHERE ${isOpen} ORDER BY i.at`,
  );
}

/** The names of open topics by their ids, in a language or in English. */
export async function selectTopicNames(db: Database, language: string, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`SELECT t.id, (SELECT n.name FROM topic_names n WHERE n.topic_id = t.id
      AND n.language IN (${language}, 'en') ORDER BY n.language = 'en' LIMIT 1) name
    FROM topics t WHERE t.id = ANY(${ids}::bigint[]) AND ${isOpen}`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function selectParent(db: Database, reader: TopicReader, id: string): Promise<TopicRow | null> {
  const parents = await readTopics(db, reader, sql`topics c JOIN topics t ON t.id = c.parent_id WHERE c.id = ${id} AND ${isOpen}`);
  return parents[0] ?? null;
}

/** The topics within one; those that have no picture yet come last. */
export async function selectChildren(db: Database, reader: TopicReader, id: string): Promise<TopicRow[]> {
  const children = await readTopics(db, reader, sql`topics t WHERE t.parent_id = ${id} AND ${isOpen} ORDER BY t.id`);
  const isEmpty = ({ covers }: TopicRow) => Number(covers.length === 0);
  return children.toSorted((one, other) => isEmpty(one) - isEmpty(other));
}

/** The topics of the first level. */
export async function selectFirstLevel(db: Database, reader: TopicReader): Promise<TopicRow[]> {
  return readTopics(db, reader, sql`topics t WHERE t.parent_id IS NULL AND ${isOpen} ORDER BY t.id`);
}

export async function countFollowers(db: Database, id: string): Promise<number> {
  const { rows } = await sql<{ followers: number }>`SELECT count(*)::int followers FROM topic_follows WHERE topic_id = ${id}`.execute(db);
  return rows[0]!.followers;
}

/** Topics of the most pictures in common with this one, then those below the same parent. What leads up or down is told elsewhere. */
export async function selectRelated(db: Database, reader: TopicReader, id: string): Promise<TopicRow[]> {
  const beside = sql`(SELECT k.id FROM topics c JOIN topics k ON k.id <> c.id AND k.id IS DISTINCT FROM c.parent_id AND k.parent_id IS DISTINCT FROM c.id
      LEFT JOIN topic_neighbours n ON n.topic_id = c.id AND n.neighbour_id = k.id
    WHERE c.id = ${id} AND NOT k.is_hidden AND k.successor_id IS NULL AND (n.pictures IS NOT NULL OR k.parent_id IS NOT DISTINCT FROM c.parent_id)
    ORDER BY n.pictures DESC NULLS LAST, k.id LIMIT ${MOST_RELATED})`;
  return readTopics(
    db,
    reader,
    sql`(SELECT r.id, row_number() OVER () at FROM ${beside} r) b JOIN topics t ON t.id = b.id WHERE ${isOpen} ORDER BY b.at`,
  );
}

/** The surest topic first (`x` is of `picture_topics`); of two that are as sure the narrower one. */
export const bySureness = sql`x.sureness DESC, t.parent_id IS NULL, t.id`;

/** The topics of a picture whose pin the viewer may see, the surest first. */
export async function selectTopicsOfPin(db: Database, reader: TopicReader, pinId: string): Promise<TopicRow[]> {
  return readTopics(
    db,
    reader,
    sql`pins p JOIN picture_topics x ON x.picture_id = p.picture_id JOIN topics t ON t.id = x.topic_id
      WHERE p.id = ${pinId} AND ${isOpen} ORDER BY ${bySureness}`,
  );
}

/** What most of these pins are about, if everybody may see a picture of it. */
export async function selectTopicsOfPins(db: Database, reader: TopicReader, pinIds: readonly string[], most: number): Promise<TopicRow[]> {
  return readTopics(
    db,
    reader,
    sql`(SELECT x.topic_id, count(*) pins FROM pins p JOIN picture_topics x ON x.picture_id = p.picture_id
        WHERE p.id = ANY(${[...pinIds]}::bigint[]) GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${most}) o
      JOIN topics t ON t.id = o.topic_id WHERE ${isOpen} ORDER BY o.pins DESC, t.parent_id IS NULL, t.id`,
  );
}

/** So many topics lead on from a pin. */
const TOPICS_OF_PIN = 6;

/** What a picture is about, by the SQL reference of its id, named in every language; the surest topic in this one. */
export function interestsOfPicture<Fields>(pictureId: RawBuilder<unknown>, language: string): RawBuilder<Fields> {
  return sql<Fields>`(SELECT json_build_object('interests', coalesce(json_agg(json_build_object('id', k.id::text, 'slug', k.slug, 'names', k.names)
      ORDER BY k.at), '[]'),
      'related_interest_ids', coalesce(json_agg(k.id::text ORDER BY k.at), '[]'),
      'sourceInterest', (json_agg(json_build_object('name', coalesce(k.names->>${language}, k.names->>'en'), 'urlName', k.slug) ORDER BY k.at))->0)
    FROM (SELECT t.id, t.slug, row_number() OVER (ORDER BY ${bySureness}) AS at,
        (SELECT json_object_agg(n.language, n.name) FROM topic_names n WHERE n.topic_id = t.id) AS names
      FROM picture_topics x JOIN topics t ON t.id = x.topic_id WHERE x.picture_id = ${pictureId} AND ${isOpen}
      ORDER BY at LIMIT ${TOPICS_OF_PIN}) k)`;
}

/** So many topics stand for a person or a board, by so many of their newest pins. */
const INTERESTS = { topics: 20, pins: 500 };

/** The topics that somebody follows, the newest follow first. */
export async function selectFollowedTopics(db: Database, userId: string): Promise<string[]> {
  const { rows } = await sql<{ topic_id: string }>`SELECT f.topic_id FROM topic_follows f WHERE f.follower_id = ${userId}
    ORDER BY f.created_at DESC, f.topic_id`.execute(db);
  return rows.map((row) => row.topic_id);
}

/** What somebody's newest pins are about, those of most pins first. */
export function selectTopicsOfSaves(db: Database, userId: string): Promise<string[]> {
  return selectTopicsOfNewest(db, sql`p.owner_id = ${userId}`);
}

/** The same where it may choose what they see; nothing where they want nothing chosen by what they do. */
export function selectTopicsOfTaste(db: Database, userId: string): Promise<string[]> {
  return selectTopicsOfNewest(db, sql`p.owner_id = ${userId} AND NOT ${isActivityLeftOut(userId)}`);
}

/** What the newest pins of a board are about, those of most pins first. */
export function selectTopicsOfBoard(db: Database, boardId: string): Promise<string[]> {
  return selectTopicsOfNewest(db, sql`p.board_id = ${boardId}`);
}

async function selectTopicsOfNewest(db: Database, where: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ topic_id: string }>`SELECT x.topic_id FROM (SELECT p.picture_id FROM pins p
      WHERE ${where} AND p.deleted_at IS NULL ORDER BY p.id DESC LIMIT ${INTERESTS.pins}) n
    JOIN picture_topics x ON x.picture_id = n.picture_id GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT ${INTERESTS.topics}`.execute(db);
  return rows.map((row) => row.topic_id);
}

async function readTopics(db: Database, reader: TopicReader, from: RawBuilder<unknown>): Promise<TopicRow[]> {
  const { rows } = await sql<TopicRow>`SELECT ${topicOf(reader)} FROM ${from}`.execute(db);
  return rows;
}

/**
 * The places of one topic's pins, newest or best first: a range of one index. Others than grown-ups' pins are left out. Each says
 * which picture stands for its own and that one's twins.
 */
export function pinsOfTopic(
  viewer: Viewer,
  { topicId, sort, after, size }: { topicId: string; sort: 'best' | 'newest'; after: ListCursor | null; size: number },
): RawBuilder<unknown> {
  const { at, id } = after ?? LIST_TOP;
  const rank = sort === 'best' ? sql`x.quality::bigint` : sql`x.pin_id`;
  const below =
    sort === 'best' ? sql`(x.quality, x.pin_id) < (least(${at}::bigint, 2147483647)::int, ${id}::bigint)` : sql`x.pin_id < ${id}::bigint`;
  const order = sort === 'best' ? sql`x.quality DESC, x.pin_id DESC` : sql`x.pin_id DESC`;
  return sql`WITH places AS MATERIALIZED (SELECT x.pin_id AS id, ${rank} AS at, x.picture_id FROM picture_topics x JOIN pins p ON p.id = x.pin_id ${joinsOfPin('p')}
    WHERE x.topic_id = ${topicId} AND ${below} AND ${isPinShown(viewer, 'p')} AND ${isOfAdults('p')} ORDER BY ${order} LIMIT ${size}),
    twins AS MATERIALIZED (${twinsAmong(sql`SELECT picture_id FROM places`)})
    SELECT x.id, x.at, to_json(coalesce(t.twin_of, x.picture_id)::text) AS extra FROM places x LEFT JOIN twins t ON t.id = x.picture_id
    ORDER BY x.at DESC, x.id DESC`;
}

export async function insertTopicFollows(db: Database, userId: string, ids: readonly string[]): Promise<void> {
  await sql`INSERT INTO topic_follows (follower_id, topic_id) SELECT ${userId}, t.id FROM topics t
    WHERE t.id = ANY(${ids}::bigint[]) AND ${isOpen} ON CONFLICT DO NOTHING`.execute(db);
}

export async function deleteTopicFollows(db: Database, userId: string, ids: readonly string[]): Promise<void> {
  await sql`DELETE FROM topic_follows WHERE follower_id = ${userId} AND topic_id = ANY(${ids}::bigint[])`.execute(db);
}

export async function deleteTopicFollowsOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('topic_follows').where('follower_id', '=', userId).execute();
}

export async function selectTopicFollowsForExport(db: Database, userId: string) {
  return db
    .selectFrom('topic_follows as f')
    .innerJoin('topics as t', 't.id', 'f.topic_id')
    .select(['t.slug', 'f.created_at'])
    .where('f.follower_id', '=', userId)
    .execute();
}

/** How many topics lead to pins of the home feed, followed last or most saved of. How many pins each leads to. */
const IN_FEED = { followed: 40, saved: 4, pins: 40 };
/** One pin of a topic is no taste yet. */
const LEAST_SAVES = 2;

/** A topic that somebody follows, or of what they saved. */
export interface TastedTopic {
  readonly topic_id: string;
  readonly is_followed: boolean;
  /** How many of the saves are about it and about no topic within it, and of how many. */
  readonly pins: number;
  readonly saves: number;
}

/** True in SQL unless the picture of this row of `picture_topics` is about a topic within this one, too. */
export function isNarrowest(alias: string): RawBuilder<boolean> {
  return sql<boolean>`NOT EXISTS (SELECT 1 FROM picture_topics y JOIN topics c ON c.id = y.topic_id
    WHERE y.picture_id = ${sql.ref(`${alias}.picture_id`)} AND c.parent_id = ${sql.ref(`${alias}.topic_id`)})`;
}

/** The topics that somebody follows and those of most of their saves, which the CTE `own` names. */
export function tastedTopics(userId: string): RawBuilder<TastedTopic> {
  return sql<TastedTopic>`(WITH kinds AS (SELECT x.topic_id, count(*)::int pins FROM own o JOIN picture_topics x ON x.picture_id = o.picture_id
      WHERE ${isNarrowest('x')} GROUP BY 1),
    followed AS (SELECT f.topic_id, f.created_at FROM topic_follows f JOIN topics t ON t.id = f.topic_id AND ${isOpen}
      WHERE f.follower_id = ${userId} ORDER BY f.created_at DESC LIMIT ${IN_FEED.followed}),
    saved AS (SELECT s.topic_id FROM kinds s JOIN topics t ON t.id = s.topic_id AND ${isOpen} WHERE s.pins >= ${LEAST_SAVES}
      AND NOT ${isTopicFollowed(userId, sql`s.topic_id`)} ORDER BY s.pins DESC, s.topic_id LIMIT ${IN_FEED.saved})
    SELECT a.topic_id, a.is_followed, coalesce(k.pins, 0) pins, (SELECT count(*)::int FROM own) saves
    FROM (SELECT topic_id, true is_followed, created_at FROM followed UNION ALL SELECT topic_id, false, NULL FROM saved) a
    LEFT JOIN kinds k ON k.topic_id = a.topic_id ORDER BY a.is_followed DESC, a.created_at DESC, coalesce(k.pins, 0) DESC, a.topic_id)`;
}

/** The topics that somebody follows, the last ones first; those of the first level for whoever follows none. */
export function chosenTopics(userId: string): RawBuilder<{ topic_id: string }> {
  return sql<{ topic_id: string }>`WITH chosen AS (SELECT f.topic_id FROM topic_follows f WHERE f.follower_id = ${userId}
      ORDER BY f.created_at DESC LIMIT ${IN_FEED.followed})
    SELECT topic_id FROM chosen UNION ALL SELECT t.id FROM topics t WHERE t.parent_id IS NULL AND ${isOpen} AND NOT EXISTS (SELECT 1 FROM chosen)`;
}

/** True in SQL when somebody follows this topic. */
export function isTopicFollowed(userId: string, topicId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`EXISTS (SELECT 1 FROM topic_follows k WHERE k.follower_id = ${userId} AND k.topic_id = ${topicId})`;
}

/** The best pins of each of these topics up to an anchor, with their places: a range of one index a topic. The caller decides who sees them. */
export function bestOfTopics(topicIds: readonly string[], anchor: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`SELECT x.pin_id, x.picture_id, k.topic_id, x.rank FROM unnest(${topicIds}::bigint[]) k(topic_id)
    CROSS JOIN LATERAL (SELECT b.*, row_number() OVER (ORDER BY b.quality DESC, b.pin_id DESC)::int - 1 rank FROM (
      SELECT * FROM picture_topics WHERE topic_id = k.topic_id AND pin_id <= ${anchor} ORDER BY quality DESC, pin_id DESC LIMIT ${IN_FEED.pins}) b) x`;
}
