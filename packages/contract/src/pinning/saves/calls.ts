import { defineResource, forSignedIn } from '../../protocol/endpoint.ts';
import type { Pin } from '../pins/records.ts';
import type { PickerBoard, PickerInput, RepinInput, SavedPlace, SavedPlacesInput } from './schemas.ts';

/** Saves a pin to a board of one's own: a new pin of the same picture, with its texts copied (`B7.9`). */
export const RepinResource = defineResource('RepinResource', {
  create: forSignedIn<RepinInput, Pin>({
    appScope: 'pins:write',
    errors: ['pin_not_found', 'board_not_found', 'section_not_found', 'forbidden', 'too_many_things'],
  }),
});

/** All boards that the viewer may save to, recently used ones first. */
export const BoardPickerBoardsResource = defineResource('BoardPickerBoardsResource', {
  get: forSignedIn<PickerInput, PickerBoard[]>({ appScope: 'boards:read', paged: true }),
});

/** The few boards that the viewer most likely wants for this pin (`C7.25`). */
export const BoardPickerBoardsShortlistResource = defineResource('BoardPickerBoardsShortlistResource', {
  get: forSignedIn<PickerInput, PickerBoard[]>({ appScope: 'boards:read', records: 'card' }),
});

/** Where the viewer keeps a picture or something of a web page already, newest first. */
export const SavedPlacesResource = defineResource('SavedPlacesResource', {
  get: forSignedIn<SavedPlacesInput, SavedPlace[]>({ appScope: 'pins:read' }),
});
