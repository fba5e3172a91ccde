import type { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { afterAnyReply, afterReply, type Effect } from '../../../store/effects.ts';
import { viewerChanged, viewerCounted } from '../../../store/session.slice.ts';
import { pickersForgotten } from './pickers-forgotten.ts';

/** What a save changes of the viewer, and which acts make the pickers of boards ask again. */
const effects: readonly Effect[] = [
  afterReply<typeof RepinResource.create>('RepinResource.create', ({ result }) => [
    viewerChanged({ last_repin_id: result.id }),
    viewerCounted({ pin_count: 1 }),
  ]),
  afterAnyReply(
    [
      'RepinResource.create',
      'PinResource.create',
      'PinResource.update',
      'PinResource.delete',
      'PinDraftPublicationsResource.create',
      'BulkPinsResource.delete',
      'BoardResource.create',
      'BoardResource.update',
      'BoardResource.delete',
      'BoardSectionResource.create',
      'BoardSectionResource.update',
      'BoardSectionResource.delete',
    ],
    pickersForgotten,
  ),
];
export default effects;
