import { defineResource, forSignedIn } from '../../protocol/endpoint.ts';
import type { Pin } from '../pins/records.ts';
import type { PinNoteInput } from './schemas.ts';

/** A person's private note on any pin that they see (`C3.5`); an empty one takes it away. */
export const PinNoteResource = defineResource('PinNoteResource', {
  update: forSignedIn<PinNoteInput, Pin>({ appScope: 'pins:write', errors: ['pin_not_found'] }),
});
