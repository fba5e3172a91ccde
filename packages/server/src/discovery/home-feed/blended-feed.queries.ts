import { sql, type RawBuilder } from 'kysely';
import type { ArrangedCard, FeedCandidate, FeedReason } from '@bowerbird/domain/discovery/home-feed/arrange-feed.ts';
import type { Database } from '../../core/database/database.ts';
import type { SlotsQuery } from '../../endpoints/slots.queries.ts';
import { viewerIdOf, type Viewer } from '../../endpoints/viewer.ts';
import { bestOfTopics, isTopicFollowed } from '../topics/index.ts';
import {
  degreeOfBoard,
  isNewestFirst,
  isSteeredSince,
  lastSave,
  ownSaves,
  STARTS,
  steeredTopics,
  type SteeredTopic,
} from '../tastes/index.ts';
import { firstPinShown, isOfAdults, isPinShown, joinsOfPin } from '../pin-rules/index.ts';
import { firstCursors, followingScan, freshScan, isFollowed, isPersonFollowed } from './sources.queries.ts';
import { isWantedAtHome } from './wanted-at-home.access.ts';

const CANDIDATES = { followed: 200, fresh: 60 };
const KEPT_MINUTES = 30;
/** For so long a hidden picture costs the board that leads to it half of its weight. */
const HIDDEN_DAYS = 30;
/** What a kept list holds of each card: the pin, its picture, why, the board or the topic that led to it, and the picture that did. */
const COLUMNS = 5;
/** As the kept list numbers them. */
const REASONS: readonly FeedReason[] = ['saved', 'followed', 'fresh', 'topic', 'alike', 'saved_topic'];

/** What a list is made of. */
export interface BlendFrame {
  readonly anchor: string;
  readonly lastSave: string;
  /** What the viewer follows and saves of. */
  readonly topics: readonly SteeredTopic[];
  /** The boards to begin with. `degree` says by number how much the board leads to. */
  readonly starts: readonly Start[];
}

/** A board that a feed begins with, and what was saved to it last. */
export interface Start {
  readonly board: string;
  readonly degree: number;
  readonly pictures: readonly string[];
}

/** What a list is made of, in SQL beside `ownSaves`. */
function frameOf(viewerId: string): RawBuilder<unknown> {
  const pictures = sql`(SELECT json_agg(x.picture_id::text ORDER BY x.id DESC) FROM (SELECT o.picture_id, o.id FROM own o WHERE o.board_id = n.board_id ORDER BY o.id DESC LIMIT ${STARTS.pictures}) x)`;
  return sql`json_build_object('anchor', next_id()::text, 'lastSave', ${lastSave(viewerId)}::text,
    'topics', (SELECT coalesce(json_agg(s), '[]') FROM ${steeredTopics(viewerId)} s),
    'starts', (SELECT coalesce(json_agg(json_build_object('board', n.board_id::text, 'degree', ${degreeOfBoard(viewerId, 'n.board_id')}, 'pictures', ${pictures}) ORDER BY n.id DESC), '[]') FROM newest n))`;
}

/** The anchor of the list that a person may go on with, in SQL: nothing was saved, followed, steered or hidden since it was made. */
function keptAnchor(viewerId: string): RawBuilder<unknown> {
  const hasFollowedSince = (follows: 'user_follows' | 'board_follows' | 'topic_follows') =>
    sql`EXISTS (SELECT 1 FROM ${sql.table(follows)} k WHERE k.follower_id = ${viewerId} AND k.created_at > f.built_at)`;
  return sql`SELECT f.ids[1] anchor FROM feed_snapshots f WHERE f.key = ${keyOf(viewerId)} AND f.ids[2] = ${lastSave(viewerId)}
    AND f.built_at > now() - make_interval(mins => ${KEPT_MINUTES}) AND NOT ${hasFollowedSince('user_follows')} AND NOT ${hasFollowedSince('board_follows')}
    AND NOT ${hasFollowedSince('topic_follows')} AND NOT ${isNewestFirst(viewerId)}
    AND NOT ${isSteeredSince(viewerId, 'f.built_at')} AND NOT EXISTS (SELECT 1 FROM hidden_pins h WHERE h.user_id = ${viewerId} AND h.created_at > f.built_at)`;
}

export interface VotedPicture {
  readonly picture: string;
  readonly board: string;
  readonly rank: number;
  /** What its vote counts. */
  readonly weight: number;
  /** Which picture of the board led to it; empty where none is known to. */
  readonly through: string | null;
  /** Whether it did by its looks. */
  readonly alike: boolean;
}

/** A topic that leads to pins, and what it counts. */
export interface WeighedTopic {
  readonly id: string;
  readonly weight: number;
  readonly isFollowed: boolean;
}

/**
 * What may come into a blended feed, each picture and its twins once. That is what the saves of the viewer lead to, and what is followed. The best of
 * topics that are followed or saved of, and fresh pins, come too. What the viewer has saved leads to nothing more of itself, and is
 * not fresh to them.
 */
export async function selectCandidates(
  db: Database,
  viewer: Viewer,
  { anchor, voted, topics }: { anchor: string; voted: readonly VotedPicture[]; topics: readonly WeighedTopic[] },
): Promise<FeedCandidate[]> {
  const me = viewerIdOf(viewer);
  const column = (name: keyof VotedPicture) => voted.map((hit) => hit[name]);
  const ofTopics = (name: keyof WeighedTopic) => topics.map((topic) => topic[name]);
  const { rows } = await sql<FeedCandidate>`
    WITH chain AS MATERIALIZED (SELECT ${anchor}::bigint anchor),
    hits AS MATERIALIZED (SELECT * FROM unnest(${column('picture')}::bigint[], ${column('board')}::bigint[], ${column('rank')}::int[],
      ${column('through')}::bigint[], ${column('weight')}::float8[], ${column('alike')}::bool[]) v(picture_id, board, rank, through, weight, alike)),
    halved AS MATERIALIZED (SELECT DISTINCT v.board FROM hits v JOIN hidden_pins h ON h.user_id = ${me} AND h.picture_id = v.picture_id
      AND h.created_at > now() - make_interval(days => ${HIDDEN_DAYS})),
    voted AS MATERIALIZED (SELECT x.id pin_id, v.board, v.rank, v.through, v.alike, v.weight * CASE WHEN v.board IN (SELECT board FROM halved) THEN 0.5 ELSE 1 END weight
      FROM hits v
      CROSS JOIN LATERAL (${firstPinShown(viewer, { pictureId: sql.ref('v.picture_id'), upTo: sql`(SELECT anchor FROM chain)` })}) x
      WHERE (SELECT 1 FROM pins o WHERE o.owner_id = ${me} AND o.picture_id = v.picture_id AND o.deleted_at IS NULL LIMIT 1) IS NULL),
    followed AS MATERIALIZED (${followingScan(me, firstCursors.following, sql`${CANDIDATES.followed}::int`)}),
    fresh AS MATERIALIZED (${freshScan(firstCursors.fresh)} ORDER BY p.id DESC LIMIT ${CANDIDATES.fresh}),
    tasted AS MATERIALIZED (SELECT * FROM unnest(${ofTopics('id')}::bigint[], ${ofTopics('weight')}::float8[], ${ofTopics('isFollowed')}::bool[]) k(topic_id, weight, is_followed)),
    topical AS MATERIALIZED (SELECT x.* FROM (${bestOfTopics(
      topics.map(({ id }) => id),
      sql`(SELECT anchor FROM chain)`,
    )}) x JOIN pins q ON q.id = x.pin_id ${joinsOfPin('q')}
      WHERE ${isOfAdults('q')} AND (SELECT 1 FROM pins o WHERE o.owner_id = ${me} AND o.picture_id = x.picture_id AND o.deleted_at IS NULL LIMIT 1) IS NULL),
    found AS (SELECT pin_id, board, rank, through, weight, alike, 0 source FROM voted UNION ALL SELECT pin_id, NULL, NULL, NULL, 1, false, 1 FROM followed
      UNION ALL SELECT pin_id, NULL, NULL, NULL, 1, false, 2 FROM topical UNION ALL SELECT pin_id, NULL, NULL, NULL, 1, false, 3 FROM fresh)
    SELECT DISTINCT ON (coalesce(t.twin_of, p.picture_id)) p.id pin, coalesce(t.twin_of, p.picture_id) picture, p.owner_id author, f.board, f.rank, f.through, f.weight, f.alike "isAlike", ${isFollowed(me, 'p')} "isFollowed",
      o.topic_id topic, o.rank "topicRank", coalesce(o.weight, 0) "topicWeight", coalesce(o.is_followed, false) "isTopicFollowed", coalesce(c.saves, 0) saves, (((SELECT anchor FROM chain) >> 22) - (p.id >> 22)) / 86400000.0::float8 "ageDays"
    FROM found f JOIN pins p ON p.id = f.pin_id ${joinsOfPin('p')} LEFT JOIN pictures t ON t.id = p.picture_id AND t.twin_of IS NOT NULL LEFT JOIN picture_counters c ON c.picture_id = p.picture_id
    LEFT JOIN LATERAL (SELECT t.topic_id, t.rank, k.weight, k.is_followed FROM topical t JOIN tasted k USING (topic_id) WHERE t.picture_id = p.picture_id
      ORDER BY k.is_followed DESC, t.rank LIMIT 1) o ON true
    WHERE ${isPinShown(viewer, 'p')} AND ${isWantedAtHome(viewer, 'p')} AND p.owner_id <> ${me}
      AND (f.source <> 3 OR (SELECT 1 FROM pins s WHERE s.owner_id = ${me} AND s.picture_id = p.picture_id AND s.deleted_at IS NULL LIMIT 1) IS NULL)
    ORDER BY coalesce(t.twin_of, p.picture_id), f.source, f.alike, f.rank, p.id DESC`.execute(db);
  return rows;
}

/** Keeps a list with why each card is in it, and notes it as the newest of its viewer. */
export async function keepBlend(
  db: Database,
  viewerId: string,
  { anchor, lastSave, cards }: { anchor: string; lastSave: string; cards: readonly ArrangedCard[] },
): Promise<void> {
  const ids = [
    ...cards.map((card) => card.pin),
    ...cards.map((card) => card.picture),
    ...cards.map((card) => String(REASONS.indexOf(card.reason))),
    ...cards.map((card) => (isOfTopic(card.reason) ? card.topic : card.board) ?? '0'),
    ...cards.map((card) => card.through ?? '0'),
  ];
  await sql`INSERT INTO feed_snapshots (key, ids) VALUES (${listKey(viewerId, anchor)}, ${ids}::bigint[]), (${keyOf(viewerId)}, ${[anchor, lastSave]}::bigint[])
    ON CONFLICT (key) DO UPDATE SET ids = excluded.ids, built_at = now()`.execute(db);
}

function isOfTopic(reason: FeedReason): boolean {
  return reason === 'topic' || reason === 'saved_topic';
}

/** What a kept list says of a card. */
export interface BlendedCard {
  readonly why: FeedReason;
  readonly author: string;
  readonly board: string;
  readonly followsAuthor: boolean;
  /** The viewer's pin that led to it, where it still is theirs, and its board, where that is. */
  readonly ownPin: string | null;
  readonly ownBoard: string | null;
  /** The topic that led to it, which the viewer follows or saved of. */
  readonly topic: string | null;
}

/** The same as the statement gives it, with the reason by number. */
export type BlendedExtra = Omit<BlendedCard, 'why'> & { readonly reason: number };

/** What a kept list says of itself. */
export interface BlendedAbout {
  /** `null` where there is no list, or none that may be gone on with. */
  readonly anchor: string | null;
  readonly total: number | null;
  /** What a list is to be made of now; `null` where there is one, and where nothing is to be chosen for this person. */
  readonly frame: BlendFrame | null;
}

export interface BlendedRequest {
  /** Which list; without one that which the viewer may go on with. */
  readonly anchor: string | null;
  readonly offset: number;
  /** How many cards are wanted, and how many are looked at. */
  readonly size: number;
  readonly limit: number;
}

/**
 * The next cards of a kept list that may be seen and are still followed. The pin that led to one must still be the viewer's. Cards
 * are judged in their order until there are enough.
 */
export function blendedSlots(viewer: Viewer, { anchor, offset, size, limit }: BlendedRequest): SlotsQuery {
  const me = viewerIdOf(viewer);
  const isStill = sql`(c.reason <> ${REASONS.indexOf('followed')} OR ${isFollowed(me, 'p')})
    AND (c.reason <> ${REASONS.indexOf('topic')} OR ${isTopicFollowed(me, sql`c.board`)})`;
  const column = (at: number) =>
    sql`k.ids[k.n * ${sql.lit(at)} + ${offset}::int + 1:k.n * ${sql.lit(at)} + least(k.n, ${offset + limit}::int)]`;
  const topic = sql`CASE WHEN c.reason IN (${REASONS.indexOf('topic')}, ${REASONS.indexOf('saved_topic')}) THEN c.board::text END`;
  const frame =
    anchor === null ? sql`CASE WHEN (SELECT anchor FROM kept) IS NULL AND NOT ${isNewestFirst(me)} THEN ${frameOf(me)} END` : sql`NULL`;
  return {
    from: sql`${anchor === null ? sql`${ownSaves(me)},` : sql``} named AS MATERIALIZED (${anchor === null ? keptAnchor(me) : sql`SELECT ${anchor}::bigint anchor`}),
      kept AS MATERIALIZED (SELECT n.anchor, f.ids, cardinality(f.ids) / ${COLUMNS} n FROM named n JOIN feed_snapshots f ON f.key = ${`${keyOf(me)}:`} || n.anchor),
      placed AS MATERIALIZED (SELECT o.* FROM kept k CROSS JOIN LATERAL unnest(${column(0)}, ${column(2)}, ${column(3)}, ${column(4)}) WITH ORDINALITY
        o(pin, reason, board, through, at) ORDER BY o.at)`,
    slots: sql`SELECT NULL::bigint id, NULL::bigint at, json_build_object('anchor', (SELECT anchor::text FROM kept), 'total', (SELECT n FROM kept), 'frame', ${frame}) extra
      UNION ALL (SELECT c.pin, ${offset}::int + c.at, json_build_object('reason', c.reason, 'author', p.owner_id::text, 'board', p.board_id::text,
          'followsAuthor', ${isPersonFollowed(me, 'p')}, 'ownPin', o.id::text, 'ownBoard', o.board_id::text, 'topic', ${topic})
        FROM placed c JOIN pins p ON p.id = c.pin ${joinsOfPin('p')} LEFT JOIN LATERAL (${ownPin(me)}) o ON true
        WHERE ${isPinShown(viewer, 'p')} AND ${isWantedAtHome(viewer, 'p')} AND p.owner_id <> ${me} AND ${isStill} ORDER BY c.at LIMIT ${size})`,
  };
}

/** What a statement said of a card. */
export function readBlendedExtra({ reason, ...card }: BlendedExtra): BlendedCard {
  return { ...card, why: REASONS[reason]! };
}

/** The newest pin of the viewer with the picture that led to `c`. It is that of the board that was asked first. */
function ownPin(me: string): RawBuilder<unknown> {
  return sql`SELECT n.id, (SELECT b.id FROM boards b WHERE b.id = n.board_id AND b.owner_id = ${me} AND b.deleted_at IS NULL) board_id
    FROM pins n WHERE c.through > 0 AND n.owner_id = ${me} AND n.picture_id = c.through AND n.deleted_at IS NULL
    ORDER BY n.board_id = c.board DESC, n.id DESC LIMIT 1`;
}

/** True in SQL unless the viewer's chain began with a list that had this picture. It stands for its twins. */
export function notBlended(viewer: Viewer, picture: RawBuilder<unknown>): RawBuilder<boolean> {
  if (viewer.userId === null) return sql<boolean>`true`;
  const pictures = sql`(SELECT f.ids[cardinality(f.ids) / ${COLUMNS} + 1:cardinality(f.ids) / ${COLUMNS} * 2] FROM feed_snapshots f
    WHERE f.key = ${`${keyOf(viewer.userId)}:`} || (SELECT anchor FROM chain))`;
  return sql<boolean>`${picture} <> ALL (coalesce(${pictures}, '{}'))`;
}

function keyOf(viewerId: string): string {
  return `blended:${viewerId}`;
}

function listKey(viewerId: string, anchor: string): string {
  return `${keyOf(viewerId)}:${anchor}`;
}
