import type { HomefeedInput } from '@bowerbird/contract/discovery/home-feed/schemas.ts';
import { DEFAULT_PAGE_SIZE } from '@bowerbird/contract/protocol/paging.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { scanPage } from '../../endpoints/read-page.ts';
import { scanBeyond, scanFollowing, type Chain, type Cursors, type HomeScan, type ScannedPin, type Source } from './home-feed.queries.ts';
import { firstCursors } from './sources.queries.ts';

/** Where a chain of pages goes on, as its bookmark keeps it. */
interface Position {
  readonly anchor: string;
  readonly day: number;
  readonly cursors: Cursors;
}

/** One page of the home feed: ids in order, and where the chain goes on. */
export function readHomePage(context: Pick<CallContext, 'core' | 'viewer'>, input: HomefeedInput) {
  const { core, viewer } = context;
  const size = input.page_size ?? DEFAULT_PAGE_SIZE;
  return scanPage<Position>(context, input, {
    purpose: `home:${viewer.userId ?? ''}`,
    scan: async (known) => {
      const start = known?.cursors ?? startOf(viewer.userId !== null, input.tab);
      const { position, ids } = await takePage({ core, viewer }, { start, chain: known ?? { anchor: null, day: null }, size });
      return { ids, next: Object.values(position.cursors).every((at) => at === null) ? null : position };
    },
  });
}

function startOf(isPerson: boolean, tab: HomefeedInput['tab']): Cursors {
  if (tab === 'following')
    return { ...firstCursors, following: isPerson ? firstCursors.following : null, near: null, fresh: null, daily: null };
  return isPerson && tab !== 'explore' ? firstCursors : { ...firstCursors, following: null, near: null };
}

/** Fills a page from the sources in turn, the next one once the one before it has ended: mostly by one statement, at most by two. */
async function takePage(
  { core, viewer }: Pick<CallContext, 'core' | 'viewer'>,
  { start, chain, size }: { start: Cursors; chain: Chain; size: number },
): Promise<{ ids: string[]; position: Position }> {
  const ids: string[] = [];
  const cursors: Record<Source, string | null> = { ...start };
  let frame = chain;
  const isFull = () => ids.length === size;
  const read = async (scan: typeof scanFollowing) => {
    const found = await scan(core.db, { viewer, chain: frame, cursors, size });
    frame = found;
    return { ended: found.ended, queues: queuesOf(found) };
  };
  const take = ({ queues }: Scanned, source: Source): void => {
    const next = queues[source].shift();
    if (!next) return;
    cursors[source] = next.at;
    if (next.isShown) ids.push(next.pin_id);
  };
  const takeAll = (scanned: Scanned, source: Source): void => {
    while (scanned.queues[source].length > 0 && !isFull()) take(scanned, source);
    closeIfUsedUp(scanned, source);
  };
  const closeIfUsedUp = ({ queues, ended }: Scanned, source: Source): void => {
    if (queues[source].length === 0 && ended.has(source)) cursors[source] = null;
  };
  const done = () => ({ ids, position: { anchor: frame.anchor!, day: frame.day!, cursors } });

  if (cursors.following !== null) takeAll(await read(scanFollowing), 'following');
  const isOver = cursors.near === null && cursors.fresh === null && cursors.daily === null;
  if (cursors.following !== null || isFull() || isOver) return done();
  const beyond = await read(scanBeyond);
  takeAll(beyond, 'near');
  if (cursors.near !== null) return done();
  // One of the most saved after each fresh one, so that a visitor meets both.
  while (!isFull() && beyond.queues.fresh.length + beyond.queues.daily.length > 0) {
    take(beyond, 'fresh');
    if (!isFull()) take(beyond, 'daily');
  }
  closeIfUsedUp(beyond, 'fresh');
  closeIfUsedUp(beyond, 'daily');
  return done();
}

interface Scanned {
  readonly ended: ReadonlySet<Source>;
  readonly queues: Record<Source, ScannedPin[]>;
}

function queuesOf(scan: HomeScan): Record<Source, ScannedPin[]> {
  const of = (source: Source) => scan.pins.filter((pin) => pin.source === source);
  return { following: of('following'), near: of('near'), fresh: of('fresh'), daily: of('daily') };
}
