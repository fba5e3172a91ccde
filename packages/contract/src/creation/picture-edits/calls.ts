import type { Pin } from '../../pinning/pins/records.ts';
import { defineResource, forSignedIn } from '../../protocol/endpoint.ts';
import type { EditablePinPicture, PinPictureEditsInput, SetPinPictureEditsInput } from './schemas.ts';

/** How the pictures of one's own published pin are changed, of what they were. Pictures that are not named stay. */
export const PinPictureEditsResource = defineResource('PinPictureEditsResource', {
  get: forSignedIn<PinPictureEditsInput, EditablePinPicture[]>({ errors: ['pin_not_found', 'forbidden'] }),
  update: forSignedIn<SetPinPictureEditsInput, Pin>({
    errors: ['pin_not_found', 'forbidden', 'picture_refused', 'unsupported_type', 'too_large'],
  }),
});
