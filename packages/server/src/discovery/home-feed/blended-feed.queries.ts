import { sql, type RawBuilder } from 'kysely';
import type { ArrangedCard, FeedCandidate, FeedReason } from '@bowerbird/domain/discovery/home-feed/arrange-feed.ts';
import type { Database } from '../../core/database/database.ts';
import { viewerIdOf, type Viewer } from '../../endpoints/viewer.ts';
import { isWanted } from '../pin-feedback/index.ts';
import { isOfAdults, isPinShown, joinsOfPin } from '../pin-rules/index.ts';
import { firstCursors, followingScan, freshScan, isFollowed } from './sources.queries.ts';

/** What a blended feed begins with: the boards last saved to, and what was saved last to each. */
const STARTS = { saves: 300, boards: 6, pictures: 8 };
const CANDIDATES = { followed: 200, fresh: 60 };
const PINS_OF_PICTURE = 20;
const KEPT_MINUTES = 30;
/** As the kept list numbers them. */
const REASONS: readonly FeedReason[] = ['saved', 'followed', 'fresh'];

export interface BlendFrame {
  /** The anchor of the list that may be gone on with: nothing was saved or followed since it was made. */
  readonly kept: string | null;
  readonly anchor: string;
  readonly last_save: string;
  readonly starts: readonly { readonly board: string; readonly pictures: readonly string[] }[];
}

/** What the first page of a blended feed needs to know. */
export async function readBlendFrame(db: Database, viewerId: string): Promise<BlendFrame> {
  const own = (audience: RawBuilder<unknown>) => sql`(SELECT id, board_id, picture_id FROM pins
    WHERE owner_id = ${viewerId} AND ${audience} AND deleted_at IS NULL ORDER BY id DESC LIMIT ${STARTS.saves})`;
  const hasFollowedSince = (follows: 'user_follows' | 'board_follows') =>
    sql`EXISTS (SELECT 1 FROM ${sql.table(follows)} k WHERE k.follower_id = ${viewerId} AND k.created_at > f.built_at)`;
  const { rows } = await sql<BlendFrame>`
    WITH own AS MATERIALIZED (SELECT * FROM (${own(sql`audience = 0`)} UNION ALL ${own(sql`audience <> 0`)}) o ORDER BY id DESC LIMIT ${STARTS.saves}),
    last AS (SELECT coalesce(max(id), 0) id FROM own),
    kept AS (SELECT f.ids[1] anchor FROM feed_snapshots f WHERE f.key = ${keyOf(viewerId)} AND f.ids[2] = (SELECT id FROM last)
      AND f.built_at > now() - make_interval(mins => ${KEPT_MINUTES}) AND NOT ${hasFollowedSince('user_follows')} AND NOT ${hasFollowedSince('board_follows')}),
    newest AS (SELECT board_id, max(id) id FROM own GROUP BY 1 ORDER BY 2 DESC LIMIT ${STARTS.boards})
    SELECT (SELECT anchor::text FROM kept) kept, next_id() anchor, (SELECT id FROM last) last_save,
      (SELECT coalesce(json_agg(json_build_object('board', n.board_id::text, 'pictures', (SELECT json_agg(x.picture_id::text ORDER BY x.id DESC)
        FROM (SELECT o.picture_id, o.id FROM own o WHERE o.board_id = n.board_id ORDER BY o.id DESC LIMIT ${STARTS.pictures}) x)) ORDER BY n.id DESC), '[]') FROM newest n) starts`.execute(
    db,
  );
  return rows[0]!;
}

export interface VotedPicture {
  readonly picture: string;
  readonly board: string;
  readonly rank: number;
}

/**
 * What may come into a blended feed, each picture once: what the saves of the viewer lead to, what is followed, and fresh pins.
 * What the viewer has saved leads to nothing more of itself.
 */
export async function selectCandidates(
  db: Database,
  viewer: Viewer,
  { anchor, voted }: { anchor: string; voted: readonly VotedPicture[] },
): Promise<FeedCandidate[]> {
  const me = viewerIdOf(viewer);
  const column = (name: keyof VotedPicture) => voted.map((hit) => hit[name]);
  const { rows } = await sql<FeedCandidate>`
    WITH chain AS MATERIALIZED (SELECT ${anchor}::bigint anchor),
    voted AS MATERIALIZED (SELECT x.id pin_id, v.board, v.rank
      FROM unnest(${column('picture')}::bigint[], ${column('board')}::bigint[], ${column('rank')}::int[]) v(picture_id, board, rank)
      CROSS JOIN LATERAL (SELECT q.id FROM (SELECT * FROM pins WHERE picture_id = v.picture_id AND audience = 0 AND deleted_at IS NULL
        AND id <= (SELECT anchor FROM chain) ORDER BY id LIMIT ${PINS_OF_PICTURE}) q ${joinsOfPin('q')}
        WHERE ${isPinShown(viewer, 'q')} AND ${isOfAdults('q')} AND q.owner_id <> ${me} ORDER BY q.id LIMIT 1) x
      WHERE (SELECT 1 FROM pins o WHERE o.owner_id = ${me} AND o.picture_id = v.picture_id AND o.deleted_at IS NULL LIMIT 1) IS NULL),
    followed AS MATERIALIZED (${followingScan(me, firstCursors.following, sql`${CANDIDATES.followed}::int`)}),
    fresh AS MATERIALIZED (${freshScan(firstCursors.fresh)} ORDER BY p.id DESC LIMIT ${CANDIDATES.fresh}),
    found AS (SELECT pin_id, board, rank, 0 source FROM voted UNION ALL SELECT pin_id, NULL, NULL, 1 FROM followed UNION ALL SELECT pin_id, NULL, NULL, 2 FROM fresh)
    SELECT DISTINCT ON (p.picture_id) p.id pin, p.picture_id picture, p.owner_id author, f.board, f.rank, ${isFollowed(me, 'p')} "isFollowed",
      coalesce(c.saves, 0) saves, (((SELECT anchor FROM chain) >> 22) - (p.id >> 22)) / 86400000.0::float8 "ageDays"
    FROM found f JOIN pins p ON p.id = f.pin_id ${joinsOfPin('p')} LEFT JOIN picture_counters c ON c.picture_id = p.picture_id
    WHERE ${isPinShown(viewer, 'p')} AND ${isWanted(viewer, 'p')} AND p.owner_id <> ${me}
    ORDER BY p.picture_id, f.source, f.rank, p.id DESC`.execute(db);
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
    ...cards.map((card) => card.board ?? '0'),
  ];
  await sql`INSERT INTO feed_snapshots (key, ids) VALUES (${listKey(viewerId, anchor)}, ${ids}::bigint[]), (${keyOf(viewerId)}, ${[anchor, lastSave]}::bigint[])
    ON CONFLICT (key) DO UPDATE SET ids = excluded.ids, built_at = now()`.execute(db);
}

export interface BlendedCard {
  readonly at: number;
  readonly pin: string;
  readonly isShown: boolean;
  /** Why it is shown; by which of the viewer's boards, where that is why. */
  readonly reason: FeedReason;
  readonly board: string | null;
}

/** The next cards of a kept list, and how long it is. Whether a card may be seen, and is still followed, is decided here. */
export async function readBlend(
  db: Database,
  viewer: Viewer,
  { anchor, offset, limit }: { anchor: string; offset: number; limit: number },
): Promise<{ total: number; cards: BlendedCard[] }> {
  const me = viewerIdOf(viewer);
  const { rows } = await sql<{ total: number; at: string | null; pin: string; is_shown: boolean | null; reason: string; board: string }>`
    WITH kept AS MATERIALIZED (SELECT ids, cardinality(ids) / 4 n FROM feed_snapshots WHERE key = ${listKey(me, anchor)}),
    placed AS MATERIALIZED (SELECT o.* FROM kept k CROSS JOIN LATERAL unnest(k.ids[:k.n], k.ids[k.n * 2 + 1:k.n * 3], k.ids[k.n * 3 + 1:]) WITH ORDINALITY
      o(pin, reason, board, at) WHERE o.at > ${offset} ORDER BY o.at LIMIT ${limit}),
    judged AS (SELECT c.at, ${isPinShown(viewer, 'p')} AND ${isWanted(viewer, 'p')} AND p.owner_id <> ${me}
        AND (c.reason <> ${REASONS.indexOf('followed')} OR ${isFollowed(me, 'p')}) is_shown
      FROM placed c JOIN pins p ON p.id = c.pin ${joinsOfPin('p')})
    SELECT k.n total, c.at, c.pin, c.reason, c.board, j.is_shown FROM kept k LEFT JOIN placed c ON true LEFT JOIN judged j ON j.at = c.at ORDER BY c.at`.execute(
    db,
  );
  const cards = rows.flatMap(({ at, pin, is_shown, reason, board }) =>
    at === null
      ? []
      : [{ at: Number(at), pin, isShown: is_shown === true, reason: REASONS[Number(reason)]!, board: board === '0' ? null : board }],
  );
  return { total: rows[0]?.total ?? 0, cards };
}

/** True in SQL unless the picture of this pin (by its alias) stood in the list that its chain began with. */
export function notBlended(viewer: Viewer, alias: string): RawBuilder<boolean> {
  if (viewer.userId === null) return sql<boolean>`true`;
  const pictures = sql`(SELECT f.ids[cardinality(f.ids) / 4 + 1:cardinality(f.ids) / 2] FROM feed_snapshots f
    WHERE f.key = ${`${keyOf(viewer.userId)}:`} || (SELECT anchor FROM chain))`;
  return sql<boolean>`${sql.ref(`${alias}.picture_id`)} <> ALL (coalesce(${pictures}, '{}'))`;
}

function keyOf(viewerId: string): string {
  return `blend:${viewerId}`;
}

function listKey(viewerId: string, anchor: string): string {
  return `${keyOf(viewerId)}:${anchor}`;
}
