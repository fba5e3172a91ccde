import type { HomefeedInput } from '@bowerbird/contract/discovery/home-feed/schemas.ts';
import { DEFAULT_PAGE_SIZE, END_BOOKMARK } from '@bowerbird/contract/protocol/paging.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { isAtEnd, makeBookmark, readBookmark } from '../../endpoints/bookmarks.ts';
import { scanHome, type Cursors, type HomeScan, type ScannedPin, type Source } from './home-feed.queries.ts';
import { firstCursors } from './sources.queries.ts';

/** Where a chain of pages goes on, as its bookmark keeps it. */
interface Position {
  readonly anchor: string;
  readonly day: number;
  readonly cursors: Cursors;
}

/** Candidates beyond a page, for those that the rules take out. */
const SPARE = 15;

/** One page of the home feed: ids in order, and where the chain goes on. */
export async function readHomePage(
  context: Pick<CallContext, 'core' | 'viewer'>,
  input: HomefeedInput,
): Promise<{ ids: string[]; bookmark: string }> {
  const size = input.page_size ?? DEFAULT_PAGE_SIZE;
  if (isAtEnd(input.bookmarks)) return { ids: [], bookmark: END_BOOKMARK };
  const purpose = `home:${context.viewer.userId ?? ''}`;
  const known = readBookmark<Position>(context, purpose, input.bookmarks);
  const cursors = known?.cursors ?? startOf(context.viewer.userId !== null, input.tab === 'following');
  const limit = size + SPARE;
  const scan = await scanHome(context.core.db, {
    viewer: context.viewer,
    anchor: known?.anchor ?? null,
    day: known?.day ?? null,
    cursors,
    limit,
  });
  const taken = takePage(scan, cursors, { size, limit });
  const position: Position = { anchor: scan.anchor, day: scan.day, cursors: taken.cursors };
  const isOver = Object.values(taken.cursors).every((at) => at === null);
  return { ids: taken.ids, bookmark: isOver ? END_BOOKMARK : makeBookmark(context, purpose, position) };
}

function startOf(isPerson: boolean, onlyFollowing: boolean): Cursors {
  if (onlyFollowing) return { ...firstCursors, following: isPerson ? firstCursors.following : null, near: null, fresh: null, daily: null };
  return isPerson ? firstCursors : { ...firstCursors, following: null, near: null };
}

/** Fills a page from the sources in turn; a source that came short of the limit has ended. */
function takePage(scan: HomeScan, start: Cursors, { size, limit }: { size: number; limit: number }) {
  const ids: string[] = [];
  const cursors: Record<Source, string | null> = { ...start };
  const queues = queuesOf(scan);
  const isRestScanned = queues.following.length + queues.near.length < limit;
  const take = (source: Source): void => {
    const next = queues[source].shift();
    if (!next) return;
    cursors[source] = next.at;
    if (next.isShown) ids.push(next.pin_id);
  };
  const drain = (source: Source): boolean => {
    const scanned = queues[source].length;
    while (queues[source].length > 0 && ids.length < size) take(source);
    if (queues[source].length > 0 || scanned >= limit) return false;
    cursors[source] = null;
    return ids.length < size;
  };

  if (!drain('following') || !drain('near')) return { ids, cursors };
  // What comes after them was not looked for: it has not ended, it is the next page's.
  if (!isRestScanned) return { ids, cursors };
  const scanned = { fresh: queues.fresh.length, daily: queues.daily.length };
  // One of the most saved after each fresh one, so that a visitor meets both.
  while (ids.length < size && queues.fresh.length + queues.daily.length > 0) {
    take('fresh');
    if (ids.length < size) take('daily');
  }
  for (const source of ['fresh', 'daily'] as const) {
    if (queues[source].length === 0 && scanned[source] < limit) cursors[source] = null;
  }
  return { ids, cursors };
}

function queuesOf(scan: HomeScan): Record<Source, ScannedPin[]> {
  const of = (source: Source) => scan.pins.filter((pin) => pin.source === source);
  return { following: of('following'), near: of('near'), fresh: of('fresh'), daily: of('daily') };
}
