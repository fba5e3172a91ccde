import type { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { afterAnyReply, afterReplyNamed } from '../../../store/effects.ts';
import { resourceInvalidated } from '../../../store/resources.slice.ts';
import { viewerChanged, viewerCounted } from '../../../store/session.slice.ts';
import type { StorePart } from '../../../store/store-part.ts';

/** The pickers ask again for their boards, and for what they say of "Saved here". */
export const pickersForgotten = () =>
  ['BoardPickerBoardsResource.get', 'BoardPickerBoardsShortlistResource.get'].map((name) => resourceInvalidated({ name }));

const part: StorePart = {
  effects: [
    afterReplyNamed<typeof RepinResource.create>('RepinResource.create', ({ result }) => [
      viewerChanged({ last_repin_id: result.id }),
      viewerCounted({ pin_count: 1 }),
    ]),
    afterAnyReply(
      [
        { name: 'RepinResource.create' },
        { name: 'PinResource.delete' },
        { name: 'BulkPinsResource.delete' },
        { name: 'BoardResource.create' },
        { name: 'BoardResource.update' },
        { name: 'BoardResource.delete' },
        { name: 'BoardSectionResource.create' },
        { name: 'BoardSectionResource.update' },
        { name: 'BoardSectionResource.delete' },
      ],
      pickersForgotten,
    ),
  ],
};
export default part;
