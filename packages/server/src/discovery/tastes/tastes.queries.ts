import { sql, type RawBuilder } from 'kysely';
import { tasteDegrees, type TasteDegree } from '@bowerbird/domain/discovery/home-feed/taste-degrees.ts';
import type { Database } from '../../core/database/database.ts';
import type { Viewer } from '../../endpoints/viewer.ts';
import { isActivityLeftOut } from '../../account/settings/index.ts';
import { notHidden } from '../pin-rules/index.ts';
import { isNarrowest, isTopicFollowed, tastedTopics, type TastedTopic } from '../topics/index.ts';

/** No pin comes after this one. */
const NO_PIN = '9223372036854775807';
/** What a home feed begins with: the boards last saved to, and what was saved last to each. */
export const STARTS = { saves: 300, boards: 6, pictures: 8 };
/** Boards of a picture that are looked at for what it is kept beside. */
const HOLDERS = 50;

/** The saves that a home feed begins with, as the CTE `own`. Their boards with the last save of each, as `newest`. */
export function ownSaves(viewerId: string): RawBuilder<unknown> {
  return sql`own AS MATERIALIZED (${newestSaves(viewerId, STARTS.saves)}),
    newest AS (SELECT board_id, max(id) id FROM own GROUP BY 1 ORDER BY 2 DESC LIMIT ${STARTS.boards})`;
}

/** The id of the last save of somebody in SQL, 0 without any. */
export function lastSave(viewerId: string): RawBuilder<string> {
  return sql<string>`coalesce((SELECT id FROM (${newestSaves(viewerId, 1)}) l), 0)`;
}

/** Public saves and others stand in an index each. */
function newestSaves(viewerId: string, most: number): RawBuilder<unknown> {
  const own = (audience: RawBuilder<unknown>) => sql`(SELECT id, board_id, picture_id FROM pins
    WHERE owner_id = ${viewerId} AND ${audience} AND deleted_at IS NULL AND id > ${beginningOf(viewerId)} ORDER BY id DESC LIMIT ${most})`;
  return sql`SELECT * FROM (${own(sql`audience = 0`)} UNION ALL ${own(sql`audience <> 0`)}) o ORDER BY id DESC LIMIT ${most}`;
}

/** The pin after which taste is learned from, in SQL; after no pin where the person wants nothing chosen by what they do here. */
export function beginningOf(viewerId: string): RawBuilder<string> {
  return sql<string>`CASE WHEN ${isActivityLeftOut(viewerId)} THEN ${NO_PIN}::bigint
    ELSE coalesce((SELECT after_pin_id FROM taste_beginnings WHERE user_id = ${viewerId}), 0) END`;
}

/** When the last save came that taste is learned from. */
export async function selectLearnedUntil(db: Database, viewerId: string): Promise<Date | null> {
  const { rows } = await sql<{ created_at: Date }>`SELECT created_at FROM pins WHERE id = ${lastSave(viewerId)}`.execute(db);
  return rows[0]?.created_at ?? null;
}

/** Learns taste from what comes after now alone. */
export async function forgetTastes(db: Database, viewerId: string): Promise<void> {
  await sql`INSERT INTO taste_beginnings (user_id, after_pin_id)
    SELECT ${viewerId}, coalesce(max(id), 0) FROM pins WHERE owner_id = ${viewerId}
    ON CONFLICT (user_id) DO UPDATE SET before_pin_id = taste_beginnings.after_pin_id, after_pin_id = excluded.after_pin_id`.execute(db);
}

/** Learns from what was learned from before it was forgotten. */
export async function rememberTastes(db: Database, viewerId: string): Promise<void> {
  await sql`UPDATE taste_beginnings SET after_pin_id = before_pin_id WHERE user_id = ${viewerId}`.execute(db);
}

/** How much a board of a person leads to, in SQL by number. */
export function degreeOfBoard(viewerId: string, board: string): RawBuilder<number> {
  return sql<number>`coalesce((SELECT t.degree FROM taste_degrees t WHERE t.user_id = ${viewerId} AND t.board_id = ${sql.ref(board)}), ${tasteDegrees.indexOf('as_it_is')}::int)`;
}

/** True in SQL when a person turned off the board of their own pin (by its alias), or its surest topic. */
export function isTurnedOff(viewerId: string, alias: string): RawBuilder<boolean> {
  const off = sql`${tasteDegrees.indexOf('off')}::int`;
  return sql<boolean>`(${degreeOfBoard(viewerId, `${alias}.board_id`)} = ${off} OR EXISTS (SELECT 1 FROM topic_degrees g JOIN picture_topics x USING (topic_id)
    WHERE g.user_id = ${viewerId} AND g.degree = ${off} AND x.picture_id = ${sql.ref(`${alias}.picture_id`)} AND ${isNarrowest('x')}))`;
}

/**
 * True in SQL unless the picture of a pin (by its alias) is about a topic that the viewer turned off. Pictures of a topic within it
 * stay where that one is followed, or steered otherwise.
 */
export function hasNoTopicOff(viewer: Viewer, alias: string): RawBuilder<boolean> {
  if (viewer.userId === null) return sql<boolean>`true`;
  const [picture, off] = [sql.ref(`${alias}.picture_id`), sql`${tasteDegrees.indexOf('off')}::int`];
  const staysWithin = sql`(SELECT 1 FROM picture_topics y JOIN topics c ON c.id = y.topic_id AND c.parent_id = g.topic_id
      LEFT JOIN topic_degrees d ON d.user_id = g.user_id AND d.topic_id = c.id
    WHERE y.picture_id = ${picture} AND (d.degree <> ${off} OR (d.degree IS NULL AND ${isTopicFollowed(viewer.userId, sql`c.id`)})) LIMIT 1)`;
  return sql<boolean>`(SELECT 1 FROM topic_degrees g JOIN picture_topics x ON x.picture_id = ${picture} AND x.topic_id = g.topic_id
    WHERE g.user_id = ${viewer.userId} AND g.degree = ${off} AND ${staysWithin} IS NULL LIMIT 1) IS NULL`;
}

/** A topic that leads to pins, and how much of it is wanted, by number. */
export interface SteeredTopic extends TastedTopic {
  readonly degree: number;
}

/** The topics that somebody follows or saves of, which the CTE `own` names, with how much of each is wanted. One within a topic that is off is off, unless it is followed. */
export function steeredTopics(viewerId: string): RawBuilder<SteeredTopic> {
  const offAbove = sql`(SELECT a.degree FROM topics t JOIN topic_degrees a ON a.user_id = ${viewerId} AND a.topic_id = t.parent_id
    WHERE t.id = k.topic_id AND NOT k.is_followed AND a.degree = ${tasteDegrees.indexOf('off')}::int)`;
  return sql<SteeredTopic>`(SELECT k.*, coalesce(g.degree, ${offAbove}, ${tasteDegrees.indexOf('as_it_is')}::int) degree FROM ${tastedTopics(viewerId)} k
    LEFT JOIN topic_degrees g ON g.user_id = ${viewerId} AND g.topic_id = k.topic_id)`;
}

/** So many topics that were followed last say what a person looks for, with so many of their last saves. */
const LOOKED_FOR = { followed: 10, saves: 100, saved: 5, least: 2 };

/**
 * The marks of the topics of a person, as documents of a search hold them, joined by "or"; `NULL` in SQL without any, and where nothing is to be
 * chosen for them. Topics that were turned down are left out.
 */
export function markedTastes(viewerId: string): RawBuilder<string | null> {
  return sql<string | null>`(SELECT string_agg(quote_literal('topic:' || k.topic_id), ' | ')::tsquery FROM (
      (SELECT f.topic_id FROM topic_follows f WHERE f.follower_id = ${viewerId} ORDER BY f.created_at DESC LIMIT ${LOOKED_FOR.followed})
      UNION (SELECT x.topic_id FROM (SELECT picture_id FROM pins WHERE owner_id = ${viewerId} AND audience = 0 AND deleted_at IS NULL
        AND id > ${beginningOf(viewerId)} ORDER BY id DESC LIMIT ${LOOKED_FOR.saves}) o
        JOIN picture_topics x USING (picture_id) WHERE ${isNarrowest('x')} GROUP BY 1 HAVING count(*) >= ${LOOKED_FOR.least} ORDER BY count(*) DESC, 1 LIMIT ${LOOKED_FOR.saved})) k
    LEFT JOIN topic_degrees g ON g.user_id = ${viewerId} AND g.topic_id = k.topic_id
    WHERE coalesce(g.degree, ${tasteDegrees.indexOf('as_it_is')}::int) >= ${tasteDegrees.indexOf('as_it_is')}::int AND NOT ${isNewestFirst(viewerId)})`;
}

/** True in SQL when a person wants nothing chosen for them. */
export function isNewestFirst(viewerId: string): RawBuilder<boolean> {
  return sql<boolean>`EXISTS (SELECT 1 FROM newest_first n WHERE n.user_id = ${viewerId})`;
}

/** True in SQL when a person changed since a moment what their home feed is chosen by. */
export function isSteeredSince(viewerId: string, moment: string): RawBuilder<boolean> {
  const isChanged = (table: 'taste_degrees' | 'topic_degrees') =>
    sql`EXISTS (SELECT 1 FROM ${sql.table(table)} t WHERE t.user_id = ${viewerId} AND t.changed_at > ${sql.ref(moment)})`;
  return sql<boolean>`(${isChanged('taste_degrees')} OR ${isChanged('topic_degrees')})`;
}

export interface TasteRow {
  readonly board_id: string;
  readonly pin_id: string;
  readonly pins: number;
  readonly degree: number;
}

/** The boards that lead to pins, that saved to last first. Each has the pin that stands beside its others on most boards, no hidden one if it can. */
export async function selectTastes(db: Database, viewerId: string): Promise<TasteRow[]> {
  const isShown = notHidden({ userId: viewerId }, sql.ref('c.picture_id'));
  const { rows } = await sql<TasteRow>`
    WITH ${ownSaves(viewerId)},
    picked AS MATERIALIZED (SELECT n.board_id, n.id newest, x.* FROM newest n CROSS JOIN LATERAL
      (SELECT o.id pin_id, o.picture_id FROM own o WHERE o.board_id = n.board_id ORDER BY o.id DESC LIMIT ${STARTS.pictures}) x),
    held AS MATERIALIZED (SELECT DISTINCT k.board_id, k.picture_id, h.board_id holder FROM picked k CROSS JOIN LATERAL
      (SELECT board_id FROM pins WHERE picture_id = k.picture_id AND audience = 0 AND deleted_at IS NULL ORDER BY id DESC LIMIT ${HOLDERS}) h
      WHERE h.board_id <> k.board_id),
    beside AS (SELECT a.board_id, a.picture_id, count(*) boards FROM held a JOIN held b USING (board_id, holder)
      WHERE a.picture_id <> b.picture_id GROUP BY 1, 2),
    best AS (SELECT DISTINCT ON (c.board_id) c.* FROM picked c LEFT JOIN beside s USING (board_id, picture_id)
      ORDER BY c.board_id, ${isShown} DESC, coalesce(s.boards, 0) DESC, c.pin_id DESC)
    SELECT b.board_id, b.pin_id, (SELECT count(*)::int FROM own o WHERE o.board_id = b.board_id) pins, ${degreeOfBoard(viewerId, 'b.board_id')} degree
    FROM best b ORDER BY b.newest DESC`.execute(db);
  return rows;
}

/** The topics that lead to pins, those that are followed first. */
export async function selectSteeredTopics(db: Database, viewerId: string): Promise<SteeredTopic[]> {
  const { rows } = await sql<SteeredTopic>`WITH ${ownSaves(viewerId)} SELECT s.* FROM ${steeredTopics(viewerId)} s`.execute(db);
  return rows;
}

/** Keeps how much a topic leads to; false where there is no such topic. */
export async function setTopicDegree(
  db: Database,
  viewerId: string,
  { topicId, degree }: { topicId: string; degree: TasteDegree },
): Promise<boolean> {
  const { numAffectedRows } = await sql`INSERT INTO topic_degrees (user_id, topic_id, degree)
    SELECT ${viewerId}, t.id, ${tasteDegrees.indexOf(degree)} FROM topics t WHERE t.id = ${topicId} AND t.successor_id IS NULL AND NOT t.is_hidden
    ON CONFLICT (user_id, topic_id) DO UPDATE SET degree = excluded.degree, changed_at = now()`.execute(db);
  return numAffectedRows === 1n;
}

export async function selectNewestFirst(db: Database, viewerId: string): Promise<boolean> {
  const { rows } = await sql<{ is_on: boolean }>`SELECT ${isNewestFirst(viewerId)} is_on`.execute(db);
  return rows[0]!.is_on;
}

export async function setNewestFirst(db: Database, viewerId: string, isOn: boolean): Promise<void> {
  if (isOn) await sql`INSERT INTO newest_first (user_id) VALUES (${viewerId}) ON CONFLICT DO NOTHING`.execute(db);
  else await sql`DELETE FROM newest_first WHERE user_id = ${viewerId}`.execute(db);
}

/** Keeps how much a board leads to; false where nothing of it is the viewer's. */
export async function setDegree(
  db: Database,
  viewerId: string,
  { boardId, degree }: { boardId: string; degree: TasteDegree },
): Promise<boolean> {
  const { numAffectedRows } = await sql`INSERT INTO taste_degrees (user_id, board_id, degree)
    SELECT ${viewerId}, ${boardId}, ${tasteDegrees.indexOf(degree)}
    WHERE EXISTS (SELECT 1 FROM pins WHERE owner_id = ${viewerId} AND board_id = ${boardId} AND deleted_at IS NULL)
    ON CONFLICT (user_id, board_id) DO UPDATE SET degree = excluded.degree, changed_at = now()`.execute(db);
  return numAffectedRows === 1n;
}

export async function deleteTastesOf(db: Database, userId: string): Promise<void> {
  for (const table of ['taste_degrees', 'topic_degrees', 'taste_beginnings'])
    await sql`DELETE FROM ${sql.table(table)} WHERE user_id = ${userId}`.execute(db);
  await setNewestFirst(db, userId, false);
}

export async function selectTastesForExport(db: Database, userId: string) {
  const degrees = await db.selectFrom('taste_degrees').select(['board_id', 'degree', 'changed_at']).where('user_id', '=', userId).execute();
  const topics = await db.selectFrom('topic_degrees').select(['topic_id', 'degree', 'changed_at']).where('user_id', '=', userId).execute();
  const beginning = await db.selectFrom('taste_beginnings').select('after_pin_id').where('user_id', '=', userId).executeTakeFirst();
  return { newest_first: await selectNewestFirst(db, userId), degrees, topics, learned_after_pin: beginning?.after_pin_id ?? null };
}
