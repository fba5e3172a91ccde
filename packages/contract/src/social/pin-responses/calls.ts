import { defineResource, forAnyone, forFullViewer } from '../../protocol/endpoint.ts';
import type { Pin } from '../../pinning/pins/records.ts';
import type { PinReaction, PinReactionInput, PinReactionsInput, UnreactInput } from './schemas.ts';

/** How people reacted to a pin (`C3.5`, `B7.9`), newest first. A person reacts in one way, and doing it twice is doing it once. */
export const ReactionsResource = defineResource('ReactionsResource', {
  get: forAnyone<PinReactionsInput, PinReaction[]>({ appScope: 'pins:read', paged: true, errors: ['pin_not_found'] }),
  create: forFullViewer<PinReactionInput, Pin>({ errors: ['pin_not_found', 'too_many_requests'] }),
  delete: forFullViewer<UnreactInput, Pin>({ errors: ['pin_not_found', 'too_many_requests'] }),
});
