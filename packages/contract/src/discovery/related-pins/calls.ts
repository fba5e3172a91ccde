import { defineResource, forAnyone } from '../../protocol/endpoint.ts';
import type { BoardCard } from '../../pinning/boards/records.ts';
import type { PinCard } from '../../pinning/pins/records.ts';
import type { Story } from '../pin-stories/schemas.ts';
import type { PinBoardsInput, RelatedPinsInput } from './schemas.ts';

/** More like a pin, 12 a page (`C9.1`), with a story beneath some pages (`C3.8`); or what goes with the pins of a board. */
export const RelatedPinFeedResource = defineResource('RelatedPinFeedResource', {
  get: forAnyone<RelatedPinsInput, (PinCard | Story)[]>({
    appScope: 'pins:read',
    paged: true,
    errors: ['pin_not_found', 'board_not_found'],
  }),
});

/** The public boards that a pin's picture lives on, at most twelve. */
export const PinBoardsResource = defineResource('PinBoardsResource', {
  get: forAnyone<PinBoardsInput, BoardCard[]>({ records: 'card', errors: ['pin_not_found'] }),
});
