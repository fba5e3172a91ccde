import type { PinCard } from '../../pinning/pins/records.ts';
import { defineResource, forAnyone } from '../../protocol/endpoint.ts';
import type { BoardSearchInput } from './schemas.ts';

/** The pins of a board that hold some words, those of its sections too, the newest first. */
export const BoardSearchResource = defineResource('BoardSearchResource', {
  get: forAnyone<BoardSearchInput, PinCard[]>({ appScope: 'boards:read', paged: true, errors: ['board_not_found'] }),
});
