import { defineResource, forAnyone } from '../../protocol/endpoint.ts';
import type { BoardCard } from '../../pinning/boards/records.ts';
import type { PinCard } from '../../pinning/pins/records.ts';
import type { PinBoardsInput, RelatedPinsInput } from './schemas.ts';

/** More like this: what stands on the boards that hold a picture, 12 a page (`C9.1`). */
export const RelatedPinFeedResource = defineResource('RelatedPinFeedResource', {
  get: forAnyone<RelatedPinsInput, PinCard[]>({ appScope: 'pins:read', paged: true, errors: ['pin_not_found'] }),
});

/** The public boards that a pin's picture lives on, at most twelve. */
export const PinBoardsResource = defineResource('PinBoardsResource', {
  get: forAnyone<PinBoardsInput, BoardCard[]>({ records: 'card', errors: ['pin_not_found'] }),
});
