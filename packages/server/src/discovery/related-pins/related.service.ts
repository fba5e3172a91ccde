import type { RelatedPinsInput } from '@bowerbird/contract/discovery/related-pins/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { END_BOOKMARK } from '@bowerbird/contract/protocol/paging.ts';
import { isAtEnd, makeBookmark, readBookmark } from '../../endpoints/bookmarks.ts';
import type { CallContext } from '../../endpoints/context.ts';
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
export async function readRelated(
  context: Pick<CallContext, 'core' | 'viewer'>,
  input: RelatedPinsInput,
): Promise<{ ids: string[]; bookmark: string }> {
  if (isAtEnd(input.bookmarks)) return { ids: [], bookmark: END_BOOKMARK };
  const purpose = `related:${input.pin_id}`;
  const position = readBookmark<Position>(context, purpose, input.bookmarks);
  const size = input.page_size ?? PAGE_SIZE;
  const offset = position?.offset ?? 0;
  const limit = size + SPARE;
  const scan = await scanRelated(context.core.db, {
    viewer: context.viewer,
    pinId: input.pin_id,
    anchor: position?.anchor ?? null,
    offset,
    limit,
  });
  if (!scan) throw new ApiError('pin_not_found');
  const shown = scan.hits.filter((hit) => hit.is_shown).slice(0, size);
  const last = shown.length === size ? shown.at(-1)!.at : offset + limit;
  const bookmark =
    last >= scan.total ? END_BOOKMARK : makeBookmark(context, purpose, { anchor: scan.anchor, offset: last } satisfies Position);
  return { ids: shown.map((hit) => hit.id), bookmark };
}

/** The boards that a pin's picture lives on, by id. */
export async function readBoardsOfPin(context: Pick<CallContext, 'core' | 'viewer'>, pinId: string): Promise<string[]> {
  const ids = await selectBoardsOfPin(context.core.db, context.viewer, pinId, MOST_BOARDS);
  if (!ids) throw new ApiError('pin_not_found');
  return ids;
}
