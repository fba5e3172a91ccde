import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { viewerIdOf, type Viewer } from '../../endpoints/viewer.ts';
import { twinsAmong } from '../../pinning/pictures/index.ts';
import { isOfAdults, isPinShown, joinsOfPin } from '../pin-rules/index.ts';
import { notBlended } from './blended-feed.queries.ts';
import { keptFeed, keptNear } from './kept-feed.queries.ts';
import { chainQuery, dailyScan, freshScan, isFollowed, isPersonFollowed } from './sources.queries.ts';
import { isWantedAtHome } from './wanted-at-home.access.ts';

/** Where the pins of the home feed come from, in the order in which a signed-in person meets them; the last two are mixed. */
export type Source = 'following' | 'near' | 'fresh' | 'daily';

/** Where each source goes on: an id, a place or a rank; `null` once it has ended. */
export type Cursors = { readonly [S in Source]: string | null };

/** One scanned pin, or the place of one that is gone; `isShown` says whether it stands and the rules let it through. */
export interface ScannedPin {
  readonly source: Source;
  readonly at: string;
  readonly pin_id: string;
  readonly isShown: boolean;
  /** The picture that stands for its own and that one's twins. */
  readonly picture: string | null;
  readonly author: string | null;
  readonly board: string | null;
  readonly followsAuthor: boolean;
}

/** The frame of a chain of pages: the newest id that it may show, and the day of its most saved pins; `null` on its first page. */
export interface Chain {
  readonly anchor: string | null;
  readonly day: number | null;
}

export interface HomeScan {
  readonly anchor: string;
  readonly day: number;
  readonly pins: readonly ScannedPin[];
  /** The sources after whose pins here nothing more comes. */
  readonly ended: ReadonlySet<Source>;
}

export interface HomeScanRequest {
  readonly viewer: Viewer;
  readonly chain: Chain;
  readonly cursors: Cursors;
  /** Pins of a page. */
  readonly size: number;
}

/** Candidates beyond a page, for those that the rules take out. */
const SPARE = 15;

/**
 * The next candidates of what a person follows and what the rules say of them: one statement. Most pages need no other.
 * EXPLAIN: index probes alone; at 100k pins 1,000 buffers with 200 sources.
 */
export async function scanFollowing(db: Database, { viewer, chain, cursors, size }: HomeScanRequest): Promise<HomeScan> {
  const limit = size + SPARE;
  const kept = keptFeed({ viewerId: viewerIdOf(viewer), isFirst: chain.anchor === null, cursor: cursors.following, limit }, (anchor) =>
    chainQuery(chain.anchor, chain.day, { kept: anchor, viewerId: viewerIdOf(viewer) }),
  );
  const isShown = sql<boolean>`${isFollowed(viewerIdOf(viewer), 'p')} AND ${notFollowedElsewhere(viewer, sql`AND q.id > p.id`)}`;
  const scanned = sql`SELECT 'following' source, at, pin_id FROM following`;
  const { anchor, day, pins } = await judge(db, viewer, {
    ctes: kept,
    scanned,
    isShown,
    order: sql`s.at DESC`,
    followsAuthor: isPersonFollowed(viewerIdOf(viewer), 'p'),
  });
  return { anchor, day, pins, ended: new Set(pins.length < limit ? ['following'] : []) };
}

/**
 * The next candidates of the other sources: one statement. A later source is only run when the one before it came short. Rows
 * that are gone count as scanned: a source ends where its list does. EXPLAIN: index probes alone; at 100k pins 830 buffers for a stranger.
 */
export async function scanBeyond(db: Database, { viewer, chain, cursors, size }: HomeScanRequest): Promise<HomeScan> {
  const limit = size + SPARE;
  const isPerson = viewer.userId !== null;
  // A page takes half of each while both go on. It takes all of one where the rules leave nothing of the other.
  const mixedLimit = cursors.fresh !== null && cursors.daily !== null ? size : limit;
  const before = isPerson ? sql`(SELECT count(*) FROM near) < ${limit}` : sql`true`;
  const near = isPerson
    ? sql`${keptNear(viewerIdOf(viewer))}
      near AS MATERIALIZED (SELECT at, pin_id FROM near_all WHERE at > ${cursors.near ?? '0'}::bigint AND ${cursors.near !== null} ORDER BY at LIMIT ${limit}),`
    : sql``;
  const ctes = sql`chain AS MATERIALIZED (${chainQuery(chain.anchor, chain.day, { viewerId: viewerIdOf(viewer) })}), ${near}
    fresh AS MATERIALIZED (${freshScan(cursors.fresh)} AND ${before} ORDER BY p.id DESC LIMIT ${mixedLimit}),
    daily AS MATERIALIZED (${dailyScan(cursors.daily)} AND ${before} ORDER BY d.rank LIMIT ${mixedLimit}),`;
  const scanned = sql`${isPerson ? sql`SELECT 'near' source, at, pin_id FROM near UNION ALL` : sql``}
    SELECT 'fresh' source, at, pin_id FROM fresh UNION ALL SELECT 'daily', at, pin_id FROM daily`;
  const order = sql`CASE s.source WHEN 'fresh' THEN -s.at ELSE s.at END`;
  const { anchor, day, pins } = await judge(db, viewer, { ctes, scanned, isShown: isFirstOfPicture(viewer), order });
  return { anchor, day, pins, ended: endedOf(pins, limit, mixedLimit) };
}

interface Scan {
  /** `chain` (anchor, day) and what `scanned` reads. */
  readonly ctes: RawBuilder<unknown>;
  readonly scanned: RawBuilder<unknown>;
  readonly isShown: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
  /** Whether the viewer follows the author, where that is asked. */
  readonly followsAuthor?: RawBuilder<boolean>;
}

/** The picture that stands for that of a judged pin and its twins. */
const picture = sql`coalesce(t.twin_of, j.picture_id)`;

async function judge(
  db: Database,
  viewer: Viewer,
  { ctes, scanned, isShown, order, followsAuthor = sql<boolean>`false` }: Scan,
): Promise<{ anchor: string; day: number; pins: ScannedPin[] }> {
  const { rows } = await sql<{
    anchor: string;
    day: number;
    source: Source | null;
    at: string | null;
    pin_id: string | null;
    is_shown: boolean | null;
    picture: string | null;
    author: string | null;
    board: string | null;
    follows_author: boolean | null;
  }>`
    WITH ${ctes}
    scanned AS MATERIALIZED (${scanned}),
    judged AS MATERIALIZED (SELECT s.source, s.at, ${isPinShown(viewer, 'p')} AND ${isWantedAtHome(viewer, 'p')} AND p.owner_id <> ${viewerIdOf(viewer)}
        AND ${isShown} is_shown,
        p.picture_id, p.owner_id author, p.board_id board, ${followsAuthor} follows_author
      FROM scanned s JOIN pins p ON p.id = s.pin_id ${joinsOfPin('p')}),
    twins AS MATERIALIZED (${twinsAmong(sql`SELECT picture_id FROM judged WHERE is_shown`)})
    SELECT c.anchor, c.day, s.*, j.is_shown AND ${notBlended(viewer, picture)} is_shown, ${picture} picture, j.author, j.board, j.follows_author
    FROM chain c LEFT JOIN scanned s ON true LEFT JOIN judged j ON j.source = s.source AND j.at = s.at LEFT JOIN twins t ON t.id = j.picture_id
    ORDER BY ${order}`.execute(db);
  const pins = rows.flatMap((row) =>
    row.source === null || row.at === null || row.pin_id === null
      ? []
      : [
          {
            source: row.source,
            at: row.at,
            pin_id: row.pin_id,
            isShown: row.is_shown === true,
            picture: row.picture,
            author: row.author,
            board: row.board,
            followsAuthor: row.follows_author === true,
          },
        ],
  );
  return { anchor: rows[0]!.anchor, day: rows[0]!.day, pins };
}

/** A source that came short has ended; the mixed ones come short as well where the one before them left no room, and have not. */
function endedOf(pins: readonly ScannedPin[], limit: number, mixedLimit: number): Set<Source> {
  const count = (source: Source) => pins.filter((pin) => pin.source === source).length;
  const ended = new Set<Source>();
  if (count('near') >= limit) return ended;
  ended.add('near');
  for (const source of ['fresh', 'daily'] as const) if (count(source) < mixedLimit) ended.add(source);
  return ended;
}

/** True in SQL unless what the viewer follows holds another pin of the picture of `p`. */
function notFollowedElsewhere(viewer: Viewer, extra: RawBuilder<unknown>): RawBuilder<boolean> {
  // Not EXISTS, here and below: where a page may bring many candidates it would read and hash all pins that are shown.
  return sql<boolean>`((SELECT 1 FROM pins q ${joinsOfPin('q')}
    WHERE q.picture_id = p.picture_id AND q.audience = 0 AND q.deleted_at IS NULL AND q.id <= (SELECT anchor FROM chain)
      AND q.owner_id <> ${viewerIdOf(viewer)} AND ${isFollowed(viewerIdOf(viewer), 'q')} AND ${isPinShown(viewer, 'q')} ${extra} LIMIT 1) IS NULL)`;
}

/**
 * A chain shows a picture once, without remembering what it showed. A source leaves a pin out where another pin of the same
 * picture stands before it. That one is in an earlier source, or at a newer place of the same source. Only pins up to the anchor
 * count. What is not followed comes by recommendation alone, so a minor's pin neither stands there nor before another.
 */
function isFirstOfPicture(viewer: Viewer): RawBuilder<boolean> {
  const inDaily = sql`(SELECT 1 FROM home_daily d JOIN pins q ON q.id = d.pin_id ${joinsOfPin('q')}
    WHERE d.day = (SELECT day FROM chain) AND d.slot = 'all' AND d.picture_id = p.picture_id AND d.since_id <= (SELECT anchor FROM chain)
      AND q.owner_id <> ${viewerIdOf(viewer)} AND ${isPinShown(viewer, 'q')} AND ${isOfAdults('q')} LIMIT 1) IS NOT NULL`;
  const newerOriginal = sql`((SELECT 1 FROM pins q ${joinsOfPin('q')} WHERE q.picture_id = p.picture_id AND q.audience = 0
    AND q.deleted_at IS NULL AND q.via_pin_id IS NULL AND q.id > p.id AND q.id <= (SELECT anchor FROM chain)
    AND q.owner_id <> ${viewerIdOf(viewer)} AND ${isPinShown(viewer, 'q')} AND ${isOfAdults('q')} LIMIT 1) IS NOT NULL)`;
  const mixed = sql`CASE WHEN s.source = 'fresh' THEN NOT ${inDaily} AND NOT ${newerOriginal} ELSE true END`;
  if (viewer.userId === null) return sql<boolean>`${isOfAdults('p')} AND ${mixed}`;
  return sql<boolean>`${isOfAdults('p')} AND ${notFollowedElsewhere(viewer, sql``)}
    AND (s.source = 'near' OR (p.picture_id NOT IN (SELECT picture_id FROM near_all) AND ${mixed}))`;
}
