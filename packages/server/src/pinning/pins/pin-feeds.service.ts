import type { PinCard } from '@bowerbird/contract/pinning/pins/records.ts';
import type { PageInput } from '@bowerbird/contract/protocol/paging.ts';
import type { Page } from '../../endpoints/handle.ts';
import { readPage } from '../../endpoints/read-page.ts';
import type { ViewContext } from '../../endpoints/record-parts.ts';
import { boardFeed, sectionFeed, userPins, type PinsFilter } from './feeds.queries.ts';
import { pinRecords } from './pins.records.ts';

/** A page of a board: what stands in no section, in the owner's order. */
export function readBoardFeed(context: ViewContext, input: PageInput & { board_id: string }): Promise<Page<PinCard[]>> {
  return readPage(context, input, {
    purpose: `board-feed:${input.board_id}`,
    missing: 'board_not_found',
    records: pinRecords,
    skeleton: (after, size) => boardFeed(context.viewer, input.board_id, { after, size }),
  });
}

/** A page of a section, in the owner's order. */
export function readSectionFeed(context: ViewContext, input: PageInput & { section_id: string }): Promise<Page<PinCard[]>> {
  return readPage(context, input, {
    purpose: `section-feed:${input.section_id}`,
    missing: 'section_not_found',
    records: pinRecords,
    skeleton: (after, size) => sectionFeed(context.viewer, input.section_id, { after, size }),
  });
}

/** A page of a person's pins, newest first; secret ones for themselves alone, nothing of a private profile for strangers. */
export function readUserPins(context: ViewContext, input: PageInput & { username: string; filter?: PinsFilter }): Promise<Page<PinCard[]>> {
  const { username, filter = 'all' } = input;
  return readPage(context, input, {
    purpose: `user-pins:${username.toLowerCase()}:${filter}`,
    missing: 'user_not_found',
    records: pinRecords,
    skeleton: (after, size) => userPins(context.viewer, { username, filter, after, size }),
  });
}
