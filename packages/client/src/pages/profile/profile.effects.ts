import { afterAnyReply, type Effect } from '../../store/effects.ts';
import { profilePinsMarkedStale } from './profile.store.ts';

/** What makes a profile's pins stale (`B4.15`): a board, section or pin deleted, or a board, pin or save made. */
const effects: readonly Effect[] = [
  afterAnyReply(
    [
      'BoardResource.create',
      'BoardResource.delete',
      'BoardSectionResource.delete',
      'PinResource.create',
      'PinDraftPublicationsResource.create',
      'PinResource.delete',
      'BulkPinsResource.delete',
      'RepinResource.create',
    ],
    () => [profilePinsMarkedStale()],
  ),
];
export default effects;
