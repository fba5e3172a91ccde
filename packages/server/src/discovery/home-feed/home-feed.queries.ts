import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { viewerIdOf, type Viewer } from '../../endpoints/viewer.ts';
import { isPinShown, joinsOfPin } from '../pin-rules/index.ts';
import { keptFeed, keptNear } from './kept-feed.queries.ts';
import { chainQuery, dailyScan, freshScan, isFollowed } from './sources.queries.ts';

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
  /** The newest id that this chain of pages may show, and the day of its most saved pins; `null` on its first page. */
  readonly anchor: string | null;
  readonly day: number | null;
  readonly cursors: Cursors;
  /** Pins of a page. */
  readonly size: number;
}

/** Candidates beyond a page, for those that the rules take out. */
const SPARE = 15;

/**
 * The next candidates of every source and what the rules say of them: one statement. A later source is only run when the
 * ones before it came short. Rows that are gone count as scanned: a source ends where its list does.
 * EXPLAIN: index probes alone; at 100k pins 830 buffers for a stranger, 1,370 with 200 sources.
 */
export async function scanHome(db: Database, request: HomeScanRequest): Promise<HomeScan> {
  const { viewer, cursors, size } = request;
  const limit = size + SPARE;
  const isPerson = viewer.userId !== null;
  // A page takes half of each while both go on, and all of one where the rules leave nothing of the other.
  const mixedLimit = cursors.fresh !== null && cursors.daily !== null ? size : limit;
  const chain = (kept?: RawBuilder<unknown>) => chainQuery(request.anchor, request.day, kept);
  const personal = isPerson
    ? sql`${keptFeed({ viewerId: viewerIdOf(viewer), isFirst: request.anchor === null, cursor: cursors.following, limit }, chain)}
      ${keptNear(viewerIdOf(viewer), sql`(SELECT count(*) FROM following) < ${limit}`)}
      near AS MATERIALIZED (SELECT at, pin_id FROM near_all WHERE at > ${cursors.near ?? '0'}::bigint AND ${cursors.near !== null} ORDER BY at LIMIT ${limit}),`
    : sql`chain AS MATERIALIZED (${chain()}),`;
  const before = isPerson ? sql`(SELECT count(*) FROM following) + (SELECT count(*) FROM near) < ${limit}` : sql`true`;
  const personalRows = isPerson
    ? sql`SELECT 'following' source, at, pin_id FROM following UNION ALL SELECT 'near', at, pin_id FROM near UNION ALL`
    : sql``;
  const { rows } = await sql<{ anchor: string; day: number; source: Source | null; at: string; pin_id: string; is_shown: boolean | null }>`
    WITH ${personal}
    fresh AS MATERIALIZED (${freshScan(cursors.fresh)} AND ${before} ORDER BY p.id DESC LIMIT ${mixedLimit}),
    daily AS MATERIALIZED (${dailyScan(cursors.daily)} AND ${before} ORDER BY d.rank LIMIT ${mixedLimit}),
    scanned AS (${personalRows} SELECT 'fresh' source, at, pin_id FROM fresh UNION ALL SELECT 'daily', at, pin_id FROM daily),
    judged AS MATERIALIZED (SELECT s.source, s.at, ${isPinShown(viewer, 'p')} AND p.owner_id <> ${viewerIdOf(viewer)} AND ${isStillFollowed(viewer)} AND ${isFirstOfPicture(viewer)} is_shown
      FROM scanned s JOIN pins p ON p.id = s.pin_id ${joinsOfPin('p')})
    SELECT c.anchor, c.day, s.*, j.is_shown FROM chain c LEFT JOIN scanned s ON true LEFT JOIN judged j ON j.source = s.source AND j.at = s.at
    ORDER BY CASE s.source WHEN 'fresh' THEN -s.at WHEN 'following' THEN -s.at ELSE s.at END`.execute(db);
  const pins = rows.flatMap((row) =>
    row.source === null ? [] : [{ source: row.source, at: row.at, pin_id: row.pin_id, isShown: row.is_shown === true }],
  );
  return { anchor: rows[0]!.anchor, day: rows[0]!.day, pins, ended: endedOf(pins, limit, mixedLimit) };
}

/** A source that came short has ended; the mixed ones come short as well where those before them left no room, and have not. */
function endedOf(pins: readonly ScannedPin[], limit: number, mixedLimit: number): Set<Source> {
  const count = (source: Source) => pins.filter((pin) => pin.source === source).length;
  const isRestScanned = count('following') + count('near') < limit;
  const ended = new Set<Source>();
  for (const source of ['following', 'near'] as const) if (count(source) < limit) ended.add(source);
  for (const source of ['fresh', 'daily'] as const) if (isRestScanned && count(source) < mixedLimit) ended.add(source);
  return ended;
}

/** A list that was kept may hold pins of somebody who is not followed any more. */
function isStillFollowed(viewer: Viewer): RawBuilder<boolean> {
  return viewer.userId === null ? sql<boolean>`true` : sql<boolean>`(s.source <> 'following' OR ${isFollowed(viewer.userId, 'p')})`;
}

/**
 * A chain shows a picture once, without remembering what it showed: each source leaves out what another pin of the same
 * picture stands for, in a source before it or at a newer place of the same one. Only pins up to the anchor count.
 */
function isFirstOfPicture(viewer: Viewer): RawBuilder<boolean> {
  // Not EXISTS, here and below: where a page may bring many candidates it would read and hash all pins that are shown.
  const inFollowing = (extra: RawBuilder<unknown>) => sql`((SELECT 1 FROM pins q ${joinsOfPin('q')}
    WHERE q.picture_id = p.picture_id AND q.audience = 0 AND q.deleted_at IS NULL AND q.id <= (SELECT anchor FROM chain)
      AND q.owner_id <> ${viewerIdOf(viewer)} AND ${isFollowed(viewerIdOf(viewer), 'q')} AND ${isPinShown(viewer, 'q')} ${extra} LIMIT 1) IS NOT NULL)`;
  const inDaily = sql`(SELECT 1 FROM home_daily d JOIN pins q ON q.id = d.pin_id ${joinsOfPin('q')}
    WHERE d.day = (SELECT day FROM chain) AND d.slot = 'all' AND d.picture_id = p.picture_id AND d.since_id <= (SELECT anchor FROM chain)
      AND q.owner_id <> ${viewerIdOf(viewer)} AND ${isPinShown(viewer, 'q')} LIMIT 1) IS NOT NULL`;
  const newerOriginal = sql`((SELECT 1 FROM pins q ${joinsOfPin('q')} WHERE q.picture_id = p.picture_id AND q.audience = 0
    AND q.deleted_at IS NULL AND q.via_pin_id IS NULL AND q.id > p.id AND q.id <= (SELECT anchor FROM chain)
    AND q.owner_id <> ${viewerIdOf(viewer)} AND ${isPinShown(viewer, 'q')} LIMIT 1) IS NOT NULL)`;
  const mixed = sql`CASE WHEN s.source = 'fresh' THEN NOT ${inDaily} AND NOT ${newerOriginal} ELSE true END`;
  if (viewer.userId === null) return sql<boolean>`${mixed}`;
  return sql<boolean>`CASE s.source WHEN 'following' THEN NOT ${inFollowing(sql`AND q.id > p.id`)}
    WHEN 'near' THEN NOT ${inFollowing(sql``)}
    ELSE NOT ${inFollowing(sql``)} AND p.picture_id NOT IN (SELECT picture_id FROM near_all) AND ${mixed} END`;
}
