import type { RelatedPinsInput } from '@bowerbird/contract/discovery/related-pins/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { scanPage } from '../../endpoints/read-page.ts';
import { scanRelated, selectBoardsOfPin } from './related.queries.ts';

/** A page of more like this (`C9.1`). */
const PAGE_SIZE = 12;
const SPARE = 15;
const MOST_BOARDS = 12;

/** Where a list goes on: a place in it, and the newest pin that it may hold. */
interface Position {
  readonly anchor: string;
  readonly offset: number;
}

/** One page of what is like a pin, by id. Throws `pin_not_found` when the viewer may not see the pin. */
export function readRelated(context: Pick<CallContext, 'core' | 'viewer'>, input: RelatedPinsInput) {
  const { core, viewer } = context;
  const size = input.page_size ?? PAGE_SIZE;
  const limit = size + SPARE;
  return scanPage<Position>(context, input, {
    purpose: `related:${input.pin_id}`,
    scan: async (position) => {
      const offset = position?.offset ?? 0;
      const scan = await scanRelated(core.db, { viewer, pinId: input.pin_id, anchor: position?.anchor ?? null, offset, limit });
      if (!scan) throw new ApiError('pin_not_found');
      const shown = scan.hits.filter((hit) => hit.is_shown).slice(0, size);
      const last = shown.length === size ? shown.at(-1)!.at : offset + limit;
      return { ids: shown.map((hit) => hit.id), next: last >= scan.total ? null : { anchor: scan.anchor, offset: last } };
    },
  });
}

/** The boards that a pin's picture lives on, by id. */
export async function readBoardsOfPin(context: Pick<CallContext, 'core' | 'viewer'>, pinId: string): Promise<string[]> {
  const ids = await selectBoardsOfPin(context.core.db, context.viewer, pinId, MOST_BOARDS);
  if (!ids) throw new ApiError('pin_not_found');
  return ids;
}
