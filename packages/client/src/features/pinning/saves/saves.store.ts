import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { BulkPinsResource, PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { BoardPickerBoardsResource, BoardPickerBoardsShortlistResource, RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { BoardSectionResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { afterAnyReply, afterReply } from '../../../store/effects.ts';
import { resourceInvalidated } from '../../../store/resources.slice.ts';
import { viewerChanged, viewerCounted } from '../../../store/session.slice.ts';
import type { StorePart } from '../../../store/store-part.ts';

/** The pickers ask again for their boards, and for what they say of "Saved here". */
export const pickersForgotten = () =>
  [BoardPickerBoardsResource.get, BoardPickerBoardsShortlistResource.get].map(({ name }) => resourceInvalidated({ name }));

const part: StorePart = {
  effects: [
    afterReply(RepinResource.create, ({ result }) => [viewerChanged({ last_repin_id: result.id }), viewerCounted({ pin_count: 1 })]),
    afterAnyReply(
      [
        RepinResource.create,
        PinResource.delete,
        BulkPinsResource.delete,
        BoardResource.create,
        BoardResource.update,
        BoardResource.delete,
        BoardSectionResource.create,
        BoardSectionResource.update,
        BoardSectionResource.delete,
      ],
      pickersForgotten,
    ),
  ],
};
export default part;
