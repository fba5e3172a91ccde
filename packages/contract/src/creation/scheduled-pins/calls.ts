import { defineResource, forSignedIn } from '../../protocol/endpoint.ts';
import type { MoveScheduledInput, ScheduledListInput, ScheduledPin, ScheduledPinId, SchedulePinInput } from './schemas.ts';

/**
 * Drafts that go out by themselves, the next one first (`B3.37`, `B4.14`). A scheduled pin has the id of its draft. `delete`
 * takes its time away and leaves the draft; publishing it now is publishing the draft.
 */
export const ScheduledPinsResource = defineResource('ScheduledPinsResource', {
  get: forSignedIn<ScheduledListInput, ScheduledPin[]>({ paged: true }),
  create: forSignedIn<SchedulePinInput, ScheduledPin>({
    errors: [
      'not_found',
      'board_not_found',
      'section_not_found',
      'forbidden',
      'picture_refused',
      'page_refused',
      'unsupported_type',
      'too_large',
      'too_many_requests',
      'too_many_things',
    ],
  }),
  update: forSignedIn<MoveScheduledInput, ScheduledPin>({ errors: ['not_found'] }),
  delete: forSignedIn<ScheduledPinId, null>({ errors: ['not_found'] }),
});
