import { sql, type RawBuilder } from 'kysely';
import type { NewsKindRules } from '@bowerbird/contract/social/news-kinds/kinds.ts';
import type { Database } from '../../core/database/database.ts';
import { LIST_TOP, type ListCursor } from '../../endpoints/read-page.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { isActive, notBlocked, notMuted } from '../../people/users/index.ts';
import { boardVisibleTo, coverList, type CoverRow } from '../../pinning/boards/index.ts';
import { pinVisibleTo } from '../../pinning/pins/index.ts';
import { commentsSeen } from '../comments/index.ts';
import { kindsWhere, type GivenNews, type NewsKindsOfInstance, type NewsSource } from '../news-kinds/index.ts';
import { wants } from '../notification-settings/index.ts';
import { reachedMilestones } from './milestones.queries.ts';

/** How many of those who did something are named. */
const MOST_NAMED = 3;
/** How many of those who did something are counted. */
const MOST_ACTORS = 1_000;
/** How many unseen ones are counted; more are shown as many. */
const MOST_COUNTED = 100;

export interface ToldEvent {
  readonly id: string;
  readonly payload: Readonly<Record<string, string>>;
  readonly createdAt: Date;
}

/** A group of news that somebody was told of just now. */
export interface ToldNews {
  readonly news_id: string;
  readonly user_id: string;
}

/** Events as rows of SQL. */
export const eventsListed = (events: readonly ToldEvent[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(events.map(({ id, payload, createdAt }) => ({ id, payload, day: createdAt.toISOString().slice(0, 10) })))}::jsonb)`;

/** Tells people of events of one type, as a source says. */
export function insertNews(
  trx: Database,
  kinds: NewsKindsOfInstance,
  source: NewsSource,
  events: readonly ToldEvent[],
): Promise<ToldNews[]> {
  return tell(trx, kinds, sql`SELECT x.*, '{}'::jsonb AS details FROM (${source(eventsListed(events))}) x`);
}

/** Tells of pins that came to be on many boards. */
export async function insertMilestones(trx: Database, kinds: NewsKindsOfInstance, events: readonly ToldEvent[]): Promise<ToldNews[]> {
  const reached = sql`SELECT * FROM (${reachedMilestones(eventsListed(events))}) r`;
  const { rows } = await sql<{
    pin_id: string;
  }>`INSERT INTO news_milestones AS m (pin_id, boards) SELECT r.pin_id, r.boards FROM (${reached}) r
    ON CONFLICT (pin_id) DO UPDATE SET boards = excluded.boards WHERE m.boards < excluded.boards RETURNING pin_id`.execute(trx);
  if (rows.length === 0) return [];
  const ids = rows.map(({ pin_id }) => pin_id);
  return tell(
    trx,
    kinds,
    sql`SELECT r.user_id, 'many_boards', r.pin_id, NULL::bigint, r.pin_id, NULL::bigint, NULL::bigint, r.day, r.event_id, jsonb_build_object('boards', r.boards)
      FROM (${reached}) r WHERE r.pin_id = ANY(${ids}::bigint[])`,
  );
}

/**
 * Tells people what happened, and returns what is new to them. Nobody hears of themselves, of people whom a block or a mute
 * keeps away, or of the same act twice. A second try finds the group of the same day, and in it the same person, words or details.
 */
export async function tell(trx: Database, kinds: NewsKindsOfInstance, what: RawBuilder<unknown>): Promise<ToldNews[]> {
  const [isByPeople, isSaid] = [byPeople(kinds), said(kinds)];
  const { rows } = await sql<ToldNews>`
    WITH told AS MATERIALIZED (
        SELECT s.* FROM (${what}) s(user_id, kind, subject, actor_id, pin_id, board_id, comment_id, day, event_id, details)
        JOIN users u ON u.id = s.user_id AND ${isActive('u')} LEFT JOIN users a ON a.id = s.actor_id
        WHERE s.actor_id IS NULL OR (s.user_id <> s.actor_id AND ${isActive('a')}
          AND NOT EXISTS (SELECT 1 FROM blocks k WHERE (k.user_id, k.blocked_id) IN ((s.user_id, s.actor_id), (s.actor_id, s.user_id)))
          AND NOT EXISTS (SELECT 1 FROM mutes k WHERE k.user_id = s.user_id AND k.muted_id = s.actor_id))),
      groups AS (INSERT INTO news AS n (user_id, kind, subject, day, pin_id, board_id, comment_id, details)
        SELECT DISTINCT ON (user_id, kind, subject, day) user_id, kind, subject, day, pin_id, board_id, CASE WHEN NOT ${isSaid('told')} THEN comment_id END, details FROM told
        ORDER BY user_id, kind, subject, day, event_id DESC
        ON CONFLICT (user_id, kind, subject, day) DO UPDATE SET details = excluded.details
          WHERE ${isByPeople('excluded')} OR n.details IS DISTINCT FROM excluded.details
        RETURNING id, user_id, kind, subject, day),
      actors AS (INSERT INTO news_actors (news_id, actor_id, at)
        SELECT g.id, t.actor_id, CASE WHEN ${isSaid('g')} THEN max(t.event_id) ELSE min(t.event_id) END
        FROM told t JOIN groups g USING (user_id, kind, subject, day) WHERE t.actor_id IS NOT NULL GROUP BY g.id, g.kind, t.actor_id
        ON CONFLICT (news_id, actor_id) DO UPDATE SET at = excluded.at
          WHERE news_actors.at < excluded.at AND excluded.news_id IN (SELECT g.id FROM groups g WHERE ${isSaid('g')}) RETURNING news_id),
      said AS (INSERT INTO news_comments (news_id, actor_id, comment_id)
        SELECT DISTINCT g.id, t.actor_id, t.comment_id FROM told t JOIN groups g USING (user_id, kind, subject, day) WHERE ${isSaid('t')}
        ON CONFLICT DO NOTHING RETURNING news_id)
    SELECT g.id::text AS news_id, g.user_id::text FROM groups g
      WHERE NOT ${isByPeople('g')} OR g.id IN (SELECT s.news_id FROM said s) OR (NOT ${isSaid('g')} AND g.id IN (SELECT a.news_id FROM actors a))`.execute(
    trx,
  );
  await sql`UPDATE news SET at = next_id() WHERE id = ANY(${rows.map(({ news_id }) => news_id)}::bigint[])`.execute(trx);
  return rows;
}

const isWhere = (kinds: NewsKindsOfInstance, holds: (rules: NewsKindRules) => boolean) => {
  const listed = sql.lit(`{${kindsWhere(kinds, holds).join(',')}}`);
  return (alias: string) => sql<boolean>`${sql.ref(`${alias}.kind`)} = ANY(${listed}::text[])`;
};
/** Whether a row tells what people did. */
const byPeople = (kinds: NewsKindsOfInstance) => isWhere(kinds, ({ isActorless }) => isActorless !== true);
/** Whether a row tells what people said. */
const said = (kinds: NewsKindsOfInstance) => isWhere(kinds, ({ isSaid }) => isSaid === true);

/** SQL that differs by the kind of news (`n`): what the kinds give that have it, and else what holds for all others. */
function byKind<Value>(
  { given }: NewsKindsOfInstance,
  give: (one: GivenNews) => RawBuilder<Value> | undefined,
  others: RawBuilder<Value>,
): RawBuilder<Value> {
  const cases = given.flatMap((one) => {
    const rule = give(one);
    return rule === undefined ? [] : Object.keys(one.kinds).map((kind) => sql`WHEN ${sql.lit(kind)} THEN ${rule}`);
  });
  return cases.length === 0 ? others : sql<Value>`CASE n.kind ${sql.join(cases, sql` `)} ELSE ${others} END`;
}

export interface ActorJson {
  readonly user_id: string;
  readonly user_username: string;
  readonly user_full_name: string;
  readonly user_picture_signature: string | null;
}

/** What news says besides whom and what. */
export interface NewsDetails {
  readonly boards?: number;
  /** Millionths, as text. */
  readonly price?: string;
  readonly old_price?: string;
  readonly currency?: string;
  /** What became of an appeal. */
  readonly is_upheld?: boolean;
}

export interface NewsRow {
  readonly id: string;
  readonly kind: string;
  readonly at: string;
  readonly created_at: Date;
  readonly is_read: boolean;
  readonly pin_id: string | null;
  /** The title of the pin, or else the words that stand for its picture or beside it. */
  readonly pin_title: string | null;
  readonly signature: string | null;
  readonly board_id: string | null;
  readonly board_name: string | null;
  readonly board_slug: string | null;
  readonly board_owner: string | null;
  /** Its pictures, where the viewer may see the board itself. Who is asked to join may know its name alone. */
  readonly covers: readonly CoverRow[] | null;
  readonly comment_id: string | null;
  readonly comment_text: string | null;
  readonly details: NewsDetails;
  /** Nobody where nobody did it. */
  readonly actors: readonly ActorJson[] | null;
  readonly actor_count: number;
}

/** Whose news are read, and which kinds there are. */
export interface NewsReader {
  readonly viewer: SignedInViewer;
  readonly kinds: NewsKindsOfInstance;
}

/**
 * The news (`n`) that somebody may see: its pin, its board and what was said are there for them, and who did it is, too. In the
 * product they stand unless their kind is switched off.
 */
function newsFrom(
  { viewer, kinds }: NewsReader,
  {
    isWanted = wants(kinds, 'here', sql.ref('n.kind')),
    joins = sql``,
    most = MOST_ACTORS,
  }: { isWanted?: RawBuilder<boolean> | undefined; joins?: RawBuilder<unknown>; most?: number } = {},
): RawBuilder<unknown> {
  const isSaid = said(kinds);
  const stands = byKind(kinds, (one) => one.stands?.(viewer), sql<boolean>`true`);
  const boardShown = byKind(kinds, (one) => one.boardShown?.(viewer), boardVisibleTo(viewer, 'b'));
  return sql`news n LEFT JOIN notification_settings s ON s.user_id = n.user_id
    LEFT JOIN pins p ON p.id = n.pin_id LEFT JOIN pictures i ON i.id = p.picture_id LEFT JOIN boards pb ON pb.id = p.board_id LEFT JOIN sections ps ON ps.id = p.section_id
    LEFT JOIN boards b ON b.id = n.board_id LEFT JOIN users bo ON bo.id = b.owner_id
    CROSS JOIN LATERAL (SELECT count(*)::int AS actor_count FROM (${actorsOf({ viewer, kinds })} LIMIT ${sql.lit(most)}) x) who ${joins}
    WHERE n.user_id = ${viewer.userId} AND (who.actor_count > 0 OR NOT ${byPeople(kinds)('n')}) AND ${isWanted}
      AND (n.pin_id IS NULL OR ${pinVisibleTo(viewer, 'p', 'pb', 'ps')})
      AND (NOT ${isSaid('n')} OR NOT coalesce(p.comments_disabled, b.comments_disabled))
      AND (n.comment_id IS NULL OR (SELECT 1 ${commentsSeen(viewer)} AND c.id = n.comment_id) IS NOT NULL)
      AND (n.board_id IS NULL OR ${boardShown}) AND ${stands}`;
}

/** The newest of what is told of news (`n`) that the viewer may see. */
const newestSaid = (viewer: SignedInViewer) => sql`(SELECT c.id, c.text ${commentsSeen(viewer)}
  AND c.id IN (SELECT n.comment_id UNION ALL SELECT k.comment_id FROM news_comments k WHERE k.news_id = n.id) ORDER BY c.id DESC LIMIT 1)`;

/**
 * Who did what a group (`n`) tells of, as it stands now. The viewer may see them, and they did not take it back. Kinds that give
 * no way to find out cannot be taken back.
 */
function actorsOf({ viewer, kinds }: NewsReader): RawBuilder<unknown> {
  // A scalar with a limit keeps the planner from reading a whole table at once. OFFSET keeps it from beginning with all people.
  const isDone = byKind(
    kinds,
    ({ stillDone }) => stillDone && sql<boolean>`(SELECT 1 ${stillDone(viewer)} LIMIT 1) IS NOT NULL`,
    sql<boolean>`true`,
  );
  return sql`SELECT u.id, u.username, u.full_name, u.picture_signature, a.at FROM news_actors a CROSS JOIN LATERAL (SELECT * FROM users o WHERE o.id = a.actor_id OFFSET 0) u
    WHERE a.news_id = n.id AND ${isActive('u')} AND ${notBlocked(viewer, sql.ref('u.id'))} AND ${notMuted(viewer, sql.ref('u.id'))} AND ${isDone}`;
}

const readUntil = ({ viewer }: NewsReader) => sql`coalesce((SELECT r.read_until FROM news_reads r WHERE r.user_id = ${viewer.userId}), 0)`;

interface Chosen {
  readonly reader: NewsReader;
  readonly isWanted?: RawBuilder<boolean>;
  readonly where: RawBuilder<unknown>;
  readonly size: number;
}

async function selectRows(db: Database, { reader, isWanted, where, size }: Chosen): Promise<NewsRow[]> {
  const { rows } = await sql<NewsRow>`
    SELECT n.id, n.kind, n.at::text, to_timestamp(((n.at >> 22) + 1767225600000) / 1000.0) AS created_at, n.at <= ${readUntil(reader)} AS is_read, n.pin_id, coalesce(nullif(p.title, ''), nullif(p.alt_text, ''), p.description) AS pin_title,
      encode(i.signature, 'hex') AS signature, n.board_id, b.name AS board_name, b.slug AS board_slug, bo.username AS board_owner,
      CASE WHEN ${boardVisibleTo(reader.viewer, 'b')} THEN ${coverList(reader.viewer)} END AS covers,
      c.id AS comment_id, c.text AS comment_text, ${byKind(reader.kinds, ({ details }) => details, sql`n.details`)} AS details, who.actor_count,
      (SELECT json_agg(json_build_object('user_id', x.id::text, 'user_username', x.username, 'user_full_name', x.full_name,
          'user_picture_signature', x.picture_signature) ORDER BY x.at DESC)
        FROM (SELECT * FROM (${actorsOf(reader)}) y ORDER BY y.at DESC LIMIT ${sql.lit(MOST_NAMED)}) x) AS actors
    FROM ${newsFrom(reader, { isWanted, joins: sql`LEFT JOIN LATERAL ${newestSaid(reader.viewer)} c ON true` })} AND ${where} ORDER BY n.at DESC LIMIT ${size}`.execute(
    db,
  );
  return rows;
}

/** A page of somebody's news, the latest first: a range of `news_of_person`. */
export function selectNews(
  db: Database,
  reader: NewsReader,
  list: { readonly kinds: readonly string[] | null; readonly after: ListCursor | null; readonly size: number },
): Promise<NewsRow[]> {
  const where = sql`(${list.kinds}::text[] IS NULL OR n.kind = ANY(${list.kinds}::text[])) AND n.at < ${(list.after ?? LIST_TOP).at}::bigint`;
  return selectRows(db, { reader, where, size: list.size });
}

/** What is still to be told in another way: it is there, it is wanted, and its person has not read it. */
export function selectUnread(
  db: Database,
  reader: NewsReader,
  { isWanted, ids, after = '0', size }: { isWanted: RawBuilder<boolean>; ids?: readonly string[]; after?: string; size: number },
): Promise<NewsRow[]> {
  const isChosen = ids === undefined ? sql`n.at > ${after}::bigint` : sql`n.id = ANY(${ids}::bigint[])`;
  return selectRows(db, { reader, isWanted, where: sql`${isChosen} AND n.at > ${readUntil(reader)}`, size });
}

/** The kinds of what somebody has not read, up to a hundred. */
const unseenKinds = (reader: NewsReader) =>
  sql`(SELECT n.kind FROM ${newsFrom(reader, { most: 1 })} AND n.at > ${readUntil(reader)} ORDER BY n.at DESC LIMIT ${sql.lit(MOST_COUNTED)})`;

/** How much somebody has not read, up to a hundred. */
export async function countUnseen(db: Database, reader: NewsReader): Promise<number> {
  const { rows } = await sql<{ unseen: number }>`SELECT count(*)::int AS unseen FROM ${unseenKinds(reader)} x`.execute(db);
  return rows[0]!.unseen;
}

/** Up to where somebody read, and how much of each kind they have not. */
export interface UnreadNews {
  readonly read_until: string;
  readonly counts: Readonly<Record<string, number>>;
}

export async function selectUnreadNews(db: Database, reader: NewsReader): Promise<UnreadNews> {
  const { rows } = await sql<UnreadNews>`SELECT ${readUntil(reader)}::text AS read_until,
    (SELECT coalesce(jsonb_object_agg(k.kind, k.unread), '{}') FROM (SELECT x.kind, count(*)::int AS unread FROM ${unseenKinds(reader)} x GROUP BY x.kind) k) AS counts`.execute(
    db,
  );
  return rows[0]!;
}

/**
 * Says up to where somebody read, and tells whether that is further than before. An earlier place takes nothing back, and a later
 * one than there is waits for nothing.
 */
export async function setReadUntil(db: Database, userId: string, at: string): Promise<boolean> {
  const { rows } = await sql<{
    user_id: string;
  }>`INSERT INTO news_reads (user_id, read_until) VALUES (${userId}, least(${at}::bigint, next_id()))
    ON CONFLICT (user_id) DO UPDATE SET read_until = excluded.read_until WHERE news_reads.read_until < excluded.read_until RETURNING user_id`.execute(
    db,
  );
  return rows.length > 0;
}

/** Who has not read news of these pins, or of those that they were saved from. */
export async function selectUnreadOfPins(db: Database, pinIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{
    user_id: string;
  }>`SELECT DISTINCT n.user_id::text FROM pins p CROSS JOIN LATERAL (VALUES (p.id), (p.via_pin_id)) v(id)
    JOIN news n ON n.pin_id = v.id LEFT JOIN news_reads r ON r.user_id = n.user_id
    WHERE p.id = ANY(${pinIds}::bigint[]) AND n.at > coalesce(r.read_until, 0)`.execute(db);
  return rows.map(({ user_id: userId }) => userId);
}

/** Old news goes after 90 days. */
export async function deleteOldNews(db: Database): Promise<void> {
  await sql`DELETE FROM news WHERE day < now()::date - 90`.execute(db);
}

export async function deleteNewsOf(db: Database, userId: string): Promise<void> {
  await sql`DELETE FROM news WHERE user_id = ${userId}`.execute(db);
  await sql`DELETE FROM news_reads WHERE user_id = ${userId}`.execute(db);
  await sql`DELETE FROM news_actors WHERE actor_id = ${userId}`.execute(db);
  await sql`DELETE FROM news_fanout_actors WHERE actor_id = ${userId}`.execute(db);
}
