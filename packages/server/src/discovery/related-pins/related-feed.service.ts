import type { Story } from '@bowerbird/contract/discovery/pin-stories/schemas.ts';
import type { PinCard } from '@bowerbird/contract/pinning/pins/records.ts';
import { END_BOOKMARK, type PageInput } from '@bowerbird/contract/protocol/paging.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { hydrateBoards } from '../../pinning/boards/index.ts';
import { hydratePins } from '../../pinning/pins/index.ts';
import { findStory, storyOf } from '../feed-stories/index.ts';
import { withReasons } from '../reasons/index.ts';
import { readRelated } from './related.service.ts';

/** One page of what is like a pin. Beneath some pages a story stands between them and the next ones (`C3.8`). */
export async function readRelatedFeed(
  context: CallContext,
  input: PageInput & { readonly pin_id: string },
): Promise<{ data: (PinCard | Story)[]; bookmark: string }> {
  const { ids, reasons, bookmark, turn, statements } = await readRelated(context, input);
  // Beneath the last page there is nothing to stand between.
  const found = bookmark === END_BOOKMARK ? null : await findStory(context, { pinId: input.pin_id, turn, statements, pinIds: ids });
  const [pins, boards] = await Promise.all([
    hydratePins(context, [...new Set([...ids, ...(found?.pinIds ?? [])])]),
    found && found.boardIds.length > 0 ? hydrateBoards(context, found.boardIds) : [],
  ]);
  const byId = new Map(pins.map((pin) => [pin.id, pin]));
  const cards = ids.flatMap((id) => byId.get(id) ?? []);
  return {
    data: [...withReasons(cards, (id) => reasons.get(id) ?? { reason: 'fresh' }), ...(found === null ? [] : storyOf(found, byId, boards))],
    bookmark,
  };
}
