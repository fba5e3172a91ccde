import { defineResource, forSignedIn } from '../../protocol/endpoint.ts';
import type { Pin } from '../../pinning/pins/records.ts';
import type { PinFeedbackInput } from './schemas.ts';

/** What a person does not want to see: a picture (`hide`), or fewer of a board's, a person's or a topic's pins. `delete` takes it back. */
export const PinFeedbackResource = defineResource('PinFeedbackResource', {
  create: forSignedIn<PinFeedbackInput, Pin>({ errors: ['pin_not_found', 'forbidden', 'not_found'] }),
  delete: forSignedIn<PinFeedbackInput, Pin>({ errors: ['pin_not_found'] }),
});
