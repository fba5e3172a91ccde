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

/** One page of the home feed: ids in order, and where the chain goes on. */
export async function readHomePage(
  context: Pick<CallContext, 'core' | 'viewer'>,
  input: HomefeedInput,
): Promise<{ ids: string[]; bookmark: string }> {
  const size = input.page_size ?? DEFAULT_PAGE_SIZE;
  if (isAtEnd(input.bookmarks)) return { ids: [], bookmark: END_BOOKMARK };
  const purpose = `home:${context.viewer.userId ?? ''}`;
  const known = readBookmark<Position>(context, purpose, input.bookmarks);
  const cursors = known?.cursors ?? startOf(context.viewer.userId !== null, input.tab);
  const scan = await scanHome(context.core.db, {
    viewer: context.viewer,
    anchor: known?.anchor ?? null,
    day: known?.day ?? null,
    cursors,
    size,
  });
  const taken = takePage(scan, cursors, size);
  const position: Position = { anchor: scan.anchor, day: scan.day, cursors: taken.cursors };
  const isOver = Object.values(taken.cursors).every((at) => at === null);
  return { ids: taken.ids, bookmark: isOver ? END_BOOKMARK : makeBookmark(context, purpose, position) };
}

function startOf(isPerson: boolean, tab: HomefeedInput['tab']): Cursors {
  if (tab === 'following')
    return { ...firstCursors, following: isPerson ? firstCursors.following : null, near: null, fresh: null, daily: null };
  return isPerson && tab !== 'explore' ? firstCursors : { ...firstCursors, following: null, near: null };
}

/** Fills a page from the sources in turn, the next one once the one before it has ended. */
function takePage(scan: HomeScan, start: Cursors, size: number) {
  const ids: string[] = [];
  const cursors: Record<Source, string | null> = { ...start };
  const queues = queuesOf(scan);
  const take = (source: Source): void => {
    const next = queues[source].shift();
    if (!next) return;
    cursors[source] = next.at;
    if (next.isShown) ids.push(next.pin_id);
  };
  const closeIfUsedUp = (source: Source): boolean => {
    if (queues[source].length > 0 || !scan.ended.has(source)) return false;
    cursors[source] = null;
    return true;
  };

  for (const source of ['following', 'near'] as const) {
    while (queues[source].length > 0 && ids.length < size) take(source);
    if (!closeIfUsedUp(source) || ids.length === size) return { ids, cursors };
  }
  // One of the most saved after each fresh one, so that a visitor meets both.
  while (ids.length < size && queues.fresh.length + queues.daily.length > 0) {
    take('fresh');
    if (ids.length < size) take('daily');
  }
  closeIfUsedUp('fresh');
  closeIfUsedUp('daily');
  return { ids, cursors };
}

function queuesOf(scan: HomeScan): Record<Source, ScannedPin[]> {
  const of = (source: Source) => scan.pins.filter((pin) => pin.source === source);
  return { following: of('following'), near: of('near'), fresh: of('fresh'), daily: of('daily') };
}
