import type { HomefeedInput } from '@bowerbird/contract/discovery/home-feed/schemas.ts';
import type { RecommendationReason } from '@bowerbird/contract/discovery/reasons/records.ts';
import { DEFAULT_PAGE_SIZE } from '@bowerbird/contract/protocol/paging.ts';
import type { PinCard } from '@bowerbird/contract/pinning/pins/records.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { page, type Page } from '../../endpoints/handle.ts';
import { scanPage } from '../../endpoints/read-page.ts';
import type { ViewContext } from '../../endpoints/record-parts.ts';
import { oncePerPicture } from '../../pinning/pictures/index.ts';
import { hydratePins } from '../../pinning/pins/index.ts';
import { withReasons } from '../reasons/index.ts';
import { beginBlended, takeBlended, type BlendedPage } from './blended-feed.service.ts';
import { scanBeyond, scanFollowing, type Chain, type Cursors, type HomeScan, type ScannedPin, type Source } from './home-feed.queries.ts';
import { presentBlendedReason, presentSourceReason } from './home-feed.views.ts';
import { firstCursors } from './sources.queries.ts';

/** Where a chain of pages goes on, as its bookmark keeps it. */
interface Position {
  readonly anchor: string;
  /** `null` while the list that was made for this person goes on. */
  readonly day: number | null;
  readonly cursors: Cursors;
  /** The place in that list; without one it has ended, or there was none. */
  readonly blended?: number;
}

/** One page of the home feed: cards in order, why each is there, and where the chain goes on. */
export async function readHomePage(context: ViewContext, input: HomefeedInput): Promise<Page<PinCard[]>> {
  const { core, viewer } = context;
  const size = input.page_size ?? DEFAULT_PAGE_SIZE;
  const reasons = new Map<string, RecommendationReason>();
  const known = new Map<string, PinCard>();
  const found = await scanPage<Position>(context, input, {
    purpose: `home:${viewer.userId ?? ''}`,
    scan: async (position) => {
      const start = position?.cursors ?? startOf(viewer.userId !== null, input.tab);
      const { anchor, cards, next } = await readBlendedPart(context, { position, tab: input.tab, size });
      for (const { pin, why } of cards) {
        known.set(pin.id, pin);
        reasons.set(pin.id, presentBlendedReason(why));
      }
      const ids = cards.map(({ pin }) => pin.id);
      if (next !== null) return { ids, next: { anchor: anchor!, day: null, cursors: start, blended: next } };
      const rest = await takePage({ core, viewer }, { start, chain: { anchor, day: position?.day ?? null }, size: size - ids.length });
      const { pins } = rest;
      for (const pin of pins) reasons.set(pin.pin_id, presentSourceReason(pin));
      return {
        ids: [...ids, ...pins.map((pin) => pin.pin_id)],
        next: Object.values(rest.position.cursors).every((at) => at === null) ? null : rest.position,
      };
    },
  });
  const others = found.ids.filter((id) => !known.has(id));
  for (const pin of await hydratePins(context, others)) known.set(pin.id, pin);
  const pins = found.ids.flatMap((id) => known.get(id) ?? []);
  return page({ data: withReasons(pins, (id) => reasons.get(id)), bookmark: found.bookmark });
}

/** The part of a page that the list of this person gives. It stands first, and only in a feed of everything. */
function readBlendedPart(
  context: ViewContext,
  { position, tab, size }: { position: Position | null; tab: HomefeedInput['tab']; size: number },
): Promise<BlendedPage> | BlendedPage {
  if (position === null) return isWholeFeed(tab) ? beginBlended(context, size) : { anchor: null, cards: [], next: null };
  const { anchor, blended } = position;
  return blended === undefined ? { anchor, cards: [], next: null } : takeBlended(context, { anchor, offset: blended, size });
}

function isWholeFeed(tab: HomefeedInput['tab']): boolean {
  return tab === undefined || tab === 'for_you';
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
): Promise<{ pins: ScannedPin[]; position: Position }> {
  const pins: ScannedPin[] = [];
  const pictures = new Set<string>();
  const cursors: Record<Source, string | null> = { ...start };
  let frame = chain;
  const isFull = () => pins.length === size;
  const read = async (scan: typeof scanFollowing) => {
    const found = await scan(core.db, { viewer, chain: frame, cursors, size });
    frame = found;
    return { ended: found.ended, queues: queuesOf(found) };
  };
  const take = ({ queues }: Scanned, source: Source): void => {
    const next = queues[source].shift();
    if (!next) return;
    cursors[source] = next.at;
    if (next.isShown) pins.push(...oncePerPicture([next], pictures));
  };
  const takeAll = (scanned: Scanned, source: Source): void => {
    while (scanned.queues[source].length > 0 && !isFull()) take(scanned, source);
    closeIfUsedUp(scanned, source);
  };
  const closeIfUsedUp = ({ queues, ended }: Scanned, source: Source): void => {
    if (queues[source].length === 0 && ended.has(source)) cursors[source] = null;
  };
  const done = () => ({ pins, position: { anchor: frame.anchor!, day: frame.day!, cursors } });

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
