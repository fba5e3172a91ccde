import { defineResource, verb } from '../../protocol/endpoint.ts';
import type { Pin, PinCard } from './records.ts';
import type { CreatePinInput, DeletePinInput, GetPinInput, UpdatePinInput, UserPinsInput } from './schemas.ts';

/** One pin: read, make, change, delete; a deleted pin comes back by `update {id, restore: true}` (`B7.9`). */
export const PinResource = defineResource('PinResource', {
  get: verb<GetPinInput, Pin>({ access: 'anyone', errors: ['pin_not_found'] }),
  create: verb<CreatePinInput, Pin>({
    access: 'signed_in',
    errors: ['board_not_found', 'section_not_found', 'picture_refused', 'page_refused', 'too_many_things', 'forbidden'],
  }),
  update: verb<UpdatePinInput, Pin>({
    access: 'signed_in',
    errors: ['pin_not_found', 'board_not_found', 'section_not_found', 'forbidden', 'too_late_to_undo'],
  }),
  delete: verb<DeletePinInput, null>({ access: 'signed_in', errors: ['pin_not_found', 'forbidden'] }),
});

/** The pins of a person, newest first. */
export const UserPinsResource = defineResource('UserPinsResource', {
  get: verb<UserPinsInput, PinCard[]>({ access: 'anyone', paged: true, errors: ['user_not_found'] }),
});
