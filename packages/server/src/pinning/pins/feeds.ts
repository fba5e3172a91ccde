import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { PinCard } from '@bowerbird/contract/pinning/pins/records.ts';
import { DEFAULT_PAGE_SIZE, END_BOOKMARK, type PageInput } from '@bowerbird/contract/protocol/paging.ts';
import { isAtEnd, makeBookmark, readBookmark } from '../../endpoints/bookmarks.ts';
import { page, type Page } from '../../endpoints/handle.ts';
import type { ViewContext } from '../../endpoints/record-parts.ts';
import { mayReadSecret } from '../../endpoints/viewer.ts';
import { findProfile, selectBoardFeed, selectSectionFeed, selectUserPins, type OrderCursor, type PinsFilter } from './feeds.queries.ts';
import { hydratePins } from './hydrate.ts';

/** A page of a board: what stands in no section, in the owner's order. */
export async function readBoardFeed(context: ViewContext, input: PageInput & { board_id: string }): Promise<Page<PinCard[]>> {
  const list = { purpose: `board-feed:${input.board_id}`, missing: 'board_not_found' as const };
  return readOrdered(context, input, list, (after, size) =>
    selectBoardFeed(context.core.db, context.viewer, input.board_id, { after, size }),
  );
}

/** A page of a section, in the owner's order. */
export async function readSectionFeed(context: ViewContext, input: PageInput & { section_id: string }): Promise<Page<PinCard[]>> {
  const list = { purpose: `section-feed:${input.section_id}`, missing: 'section_not_found' as const };
  return readOrdered(context, input, list, (after, size) =>
    selectSectionFeed(context.core.db, context.viewer, input.section_id, { after, size }),
  );
}

async function readOrdered(
  context: ViewContext,
  input: PageInput,
  list: { purpose: string; missing: 'board_not_found' | 'section_not_found' },
  select: (after: OrderCursor | null, size: number) => Promise<OrderCursor[] | null>,
): Promise<Page<PinCard[]>> {
  const size = input.page_size ?? DEFAULT_PAGE_SIZE;
  const after = isAtEnd(input.bookmarks) ? null : readBookmark<OrderCursor>(context, list.purpose, input.bookmarks);
  const slots = await select(after, isAtEnd(input.bookmarks) ? 0 : size);
  if (slots === null) throw new ApiError(list.missing);
  const data = await hydratePins(
    context,
    slots.map((slot) => slot.id),
  );
  return page({ data, bookmark: slots.length < size ? END_BOOKMARK : makeBookmark(context, list.purpose, slots.at(-1)) });
}

/** A page of a person's pins, newest first; secret ones for themselves alone, nothing of a private profile for strangers. */
export async function readUserPins(
  context: ViewContext,
  input: PageInput & { username: string; filter?: PinsFilter },
): Promise<Page<PinCard[]>> {
  const { core, viewer } = context;
  const profile = await findProfile(core.db, viewer, input.username);
  if (!profile) throw new ApiError('user_not_found');
  if (profile.is_closed || isAtEnd(input.bookmarks)) return page({ data: [], bookmark: END_BOOKMARK });
  const { filter = 'all', page_size: size = DEFAULT_PAGE_SIZE } = input;
  const purpose = `user-pins:${profile.id}:${filter}`;
  const below = readBookmark<string>(context, purpose, input.bookmarks);
  const isSelf = viewer.userId === profile.id;
  const showsSecret = mayReadSecret(viewer, 'pins:read_secret');
  const ids = await selectUserPins(core.db, { ownerId: profile.id, isSelf, showsSecret, filter, below, size });
  const data = await hydratePins(context, ids);
  return page({ data, bookmark: ids.length < size ? END_BOOKMARK : makeBookmark(context, purpose, ids.at(-1)) });
}
