import { defineResource, forAnyone, forFullViewer, forSignedIn } from '../../protocol/endpoint.ts';
import type { Pin, PinCard } from './records.ts';
import type {
  BoardFeedInput,
  BulkDeleteInput,
  BulkUpdateInput,
  CreatePinInput,
  DeletePinInput,
  GetPinInput,
  SectionPinsInput,
  UpdatePinInput,
  UserPinsInput,
} from './schemas.ts';

/** One pin: read, make, change, delete; a deleted pin comes back by `update {id, restore: true}` (`B7.9`). */
export const PinResource = defineResource('PinResource', {
  get: forAnyone<GetPinInput, Pin>({ appScope: 'pins:read', errors: ['pin_not_found'] }),
  create: forSignedIn<CreatePinInput, Pin>({
    appScope: 'pins:write',
    errors: [
      'board_not_found',
      'section_not_found',
      'picture_refused',
      'page_refused',
      'too_many_things',
      'forbidden',
      'unsupported_type',
      'too_large',
      'too_many_requests',
    ],
  }),
  update: forSignedIn<UpdatePinInput, Pin>({
    appScope: 'pins:write',
    errors: ['pin_not_found', 'board_not_found', 'section_not_found', 'forbidden', 'too_late_to_undo', 'conflict'],
  }),
  delete: forSignedIn<DeletePinInput, null>({ appScope: 'pins:write', errors: ['pin_not_found', 'forbidden'] }),
});

/** The pins of a person, newest first. */
export const UserPinsResource = defineResource('UserPinsResource', {
  get: forAnyone<UserPinsInput, PinCard[]>({ appScope: 'pins:read', paged: true, errors: ['user_not_found'] }),
});

/** The pins of a board that stand in no section, in the owner's order. */
export const BoardFeedResource = defineResource('BoardFeedResource', {
  get: forAnyone<BoardFeedInput, PinCard[]>({ appScope: 'boards:read', paged: true, errors: ['board_not_found'] }),
});

/** The pins of a section, in the owner's order. */
export const BoardSectionPinsResource = defineResource('BoardSectionPinsResource', {
  get: forAnyone<SectionPinsInput, PinCard[]>({ appScope: 'boards:read', paged: true, errors: ['section_not_found'] }),
});

/** Moves, deletes or brings back many pins as one. */
export const BulkPinsResource = defineResource('BulkPinsResource', {
  update: forFullViewer<BulkUpdateInput, PinCard[]>({
    records: 'card',
    errors: ['pin_not_found', 'board_not_found', 'section_not_found', 'forbidden', 'too_late_to_undo', 'conflict'],
  }),
  delete: forFullViewer<BulkDeleteInput, null>({ errors: ['pin_not_found', 'forbidden'] }),
});
