import { defineResource, forSignedIn } from '../../protocol/endpoint.ts';
import type { PageInput } from '../../protocol/paging.ts';
import type { Pin, PinCard } from '../../pinning/pins/records.ts';
import type { PinFeedbackInput } from './schemas.ts';

/** What a person does not want to see: a picture (`hide`), or fewer of a board's, a person's or a topic's pins. `delete` takes it back. */
export const PinFeedbackResource = defineResource('PinFeedbackResource', {
  create: forSignedIn<PinFeedbackInput, Pin>({ errors: ['pin_not_found', 'forbidden', 'not_found'] }),
  delete: forSignedIn<PinFeedbackInput, Pin>({ errors: ['pin_not_found'] }),
});

/** The pins whose pictures the viewer hid, hidden last first: one pin of each picture, with its twins. */
export const HiddenPinsResource = defineResource('HiddenPinsResource', {
  get: forSignedIn<PageInput, PinCard[]>({ paged: true }),
});
