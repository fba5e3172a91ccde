import type { RecommendationReason } from '@bowerbird/contract/discovery/reasons/records.ts';
import type { PageInput } from '@bowerbird/contract/protocol/paging.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { Database } from '../../core/database/database.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { scanPage } from '../../endpoints/read-page.ts';
import { oncePerPicture } from '../../pinning/pictures/index.ts';
import { biasOf, discoveryOf, languageOf } from '../recommender/index.ts';
import {
  makeRelated,
  MOST_ALIKE,
  MOST_OF_GRAPH,
  MOST_RELATED,
  readRelatedPage,
  scanFresh,
  selectBoardsOfPin,
  selectPicture,
  SOURCES,
  type Found,
} from './related.queries.ts';

/** A page of more like this (`C9.1`). */
export const PAGE_SIZE = 12;
const SPARE = 15;
const MOST_BOARDS = 12;

/** Where it goes on: a place in the list that was made for the first page, or past its end a fresh pin. */
type Position = { readonly anchor: string; readonly sharedIn?: string; /** Which page it is, from 0. */ readonly turn: number } & (
  { readonly offset: number } | { readonly below: string }
);

type Asking = Pick<CallContext, 'core' | 'viewer'> & { readonly request?: Pick<CallContext['request'], 'locale'> };

/** One page of what is like a pin, by id, why each is there, and how it was read. Throws `pin_not_found` when the viewer may not see the pin. */
export async function readRelated(context: Asking, input: PageInput & { readonly pin_id: string }, { goesOn } = { goesOn: true }) {
  const { core, viewer } = context;
  const size = input.page_size ?? PAGE_SIZE;
  const reasons = new Map<string, RecommendationReason>();
  const read = { turn: 0, statements: 0 };
  const page = await scanPage<Position>(context, input, {
    purpose: `related:${input.pin_id}`,
    scan: async (position) => {
      const turn = position?.turn ?? 0;
      const sharedIn = position ? (position.sharedIn ?? null) : sharedLanguageOf(context);
      const asked = { viewer, pinId: input.pin_id, size, limit: size + SPARE, sharedIn, goesOn };
      read.turn = turn;
      read.statements += 1;
      if (position && 'below' in position) return readFresh(core.db, asked, { position, size });
      const scan = found(
        position
          ? await readRelatedPage(core.db, asked, position)
          : await makeRelated(core.db, asked, await askDiscovery(context, input.pin_id)),
      );
      const shown = scan.hits.filter((hit) => hit.id !== null).slice(0, size);
      const ids = shown.map((hit) => hit.id!);
      for (const { id, source } of shown) reasons.set(id!, reasonOf(source, input.pin_id));
      if (!position) read.statements += 1;
      const last = ids.length === size ? shown.at(-1)!.at : (position?.offset ?? 0) + asked.limit;
      const following = { anchor: scan.anchor, turn: turn + 1, ...(sharedIn === null ? {} : { sharedIn }) };
      if (last < scan.total) return { ids, next: { ...following, offset: last } };
      // A short list holds all fresh pins already.
      if (scan.total < MOST_RELATED) return { ids, next: null };
      const beyond = { ...following, below: scan.anchor };
      if (ids.length === size) return { ids, next: beyond };
      read.statements += 1;
      const fresh = await readFresh(core.db, asked, { position: beyond, size: size - ids.length });
      return { ids: [...ids, ...fresh.ids], next: fresh.next };
    },
  });
  return { ...page, ...read, reasons };
}

const LED_BY: Readonly<Record<number, RecommendationReason['reason']>> = {
  [SOURCES.voted]: 'kept_beside',
  [SOURCES.alike]: 'looks_alike',
};

/** What led from a pin to another, by what the list says that it came from. */
function reasonOf(source: number, pinId: string): RecommendationReason {
  if (source === SOURCES.fresh) return { reason: 'fresh' };
  return { reason: LED_BY[source] ?? 'same_words', reasonId: pinId, throughProperties: ['pin'] };
}

async function readFresh(
  db: Database,
  asked: Parameters<typeof scanFresh>[1],
  { position, size }: { position: Position & { readonly below: string }; size: number },
): Promise<{ ids: string[]; next: Position | null }> {
  const pins = found(await scanFresh(db, asked, position));
  const shown = oncePerPicture(pins.filter((pin) => pin.is_shown)).slice(0, size);
  const last = shown.length === size ? shown.at(-1) : pins.at(-1);
  const isOver = pins.length < asked.limit && last === pins.at(-1);
  return {
    ids: shown.map((pin) => pin.id),
    next: isOver || !last ? null : { ...position, below: last.id, turn: position.turn + 1 },
  };
}

/** What is like the pin's picture, by picture; what looks like it where the graph knows nothing of it. */
async function askDiscovery(context: Asking, pinId: string): Promise<Found> {
  const { core, viewer } = context;
  const discovery = discoveryOf(core);
  const { saves, looks } = discovery.state();
  if (saves === 0 && looks === 0) return { graph: [], alike: [] };
  const picture = found(await selectPicture(core.db, viewer, pinId));
  const hits = saves === 0 ? [] : await discovery.related(BigInt(picture), biasOf(context), MOST_OF_GRAPH);
  const alike = hits.length > 0 || looks === 0 ? [] : await discovery.alike([BigInt(picture)], MOST_ALIKE);
  return { graph: hits.map((hit) => String(hit.picture)), alike: alike.map((hit) => String(hit.picture)) };
}

/** The language of a list that strangers share; people's own lists depend on who they are. */
function sharedLanguageOf(context: Asking): string | null {
  return context.viewer.userId === null ? languageOf(context) : null;
}

function found<T>(scan: T | null): T {
  if (scan === null) throw new ApiError('pin_not_found');
  return scan;
}

/** The boards that a pin's picture lives on, by id. */
export async function readBoardsOfPin(context: Pick<CallContext, 'core' | 'viewer'>, pinId: string): Promise<string[]> {
  const ids = await selectBoardsOfPin(context.core.db, context.viewer, pinId, MOST_BOARDS);
  if (!ids) throw new ApiError('pin_not_found');
  return ids;
}
