import { PinBoardsResource, RelatedPinFeedResource } from '@bowerbird/contract/discovery/related-pins/calls.ts';
import { relatedPinSchemas } from '@bowerbird/contract/discovery/related-pins/schemas.ts';
import { badField } from '../../endpoints/bad-field.ts';
import { handle, page } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { hydrateBoards } from '../../pinning/boards/index.ts';
import { readIdeaPins } from '../board-ideas/index.ts';
import { dropOldLists } from '../kept-lists/index.ts';
import { readRelatedFeed } from './related-feed.service.ts';
import { PAGE_SIZE, readBoardsOfPin } from './related.service.ts';

export { readRelated } from './related.service.ts';

/** More like a pin (`C9.1`), and the boards it lives on. */
export const relatedPinsFeature: Feature = {
  name: 'related-pins',
  schemas: relatedPinSchemas,
  ticks: [{ name: 'related-lists', everyMilliseconds: 60_000, run: (db) => dropOldLists(db, 'related_snapshots') }],
  handlers: [
    handle(RelatedPinFeedResource.get, async (context, { board_id: boardId, ...input }) => {
      if (input.pin_id !== undefined) return page(await readRelatedFeed(context, { ...input, pin_id: input.pin_id }));
      if (boardId === undefined) throw badField('pin_id', 'required');
      return page(await readIdeaPins(context, { ...input, page_size: input.page_size ?? PAGE_SIZE, board_id: boardId }));
    }),
    handle(PinBoardsResource.get, async (context, input) => hydrateBoards(context, await readBoardsOfPin(context, input.pin_id))),
  ],
};
