import { PinBoardsResource, RelatedPinFeedResource } from '@bowerbird/contract/discovery/related-pins/calls.ts';
import { relatedPinSchemas } from '@bowerbird/contract/discovery/related-pins/schemas.ts';
import { handle, page } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { hydrateBoards } from '../../pinning/boards/index.ts';
import { hydratePins } from '../../pinning/pins/index.ts';
import { withReasons } from '../reasons/index.ts';
import { dropOldLists } from './related.queries.ts';
import { readBoardsOfPin, readRelated } from './related.service.ts';

export { readRelated } from './related.service.ts';

/** More like a pin (`C9.1`), and the boards it lives on. */
export const relatedPinsFeature: Feature = {
  name: 'related-pins',
  schemas: relatedPinSchemas,
  ticks: [{ name: 'related-lists', everyMilliseconds: 600_000, run: dropOldLists }],
  handlers: [
    handle(RelatedPinFeedResource.get, async (context, input) => {
      const { ids, reasons, bookmark } = await readRelated(context, input);
      return page({ data: withReasons(await hydratePins(context, ids), (id) => reasons.get(id) ?? { reason: 'fresh' }), bookmark });
    }),
    handle(PinBoardsResource.get, async (context, input) => hydrateBoards(context, await readBoardsOfPin(context, input.pin_id))),
  ],
};
