import type { PinCard } from '../../pinning/pins/records.ts';
import { defineResource, forAnyone } from '../../protocol/endpoint.ts';
import type { BoardIdeasInput } from './schemas.ts';

/** What goes with the newest pins of a board, or of one of its sections, and is not there yet. */
export const BoardIdeasFeedResource = defineResource('BoardIdeasFeedResource', {
  get: forAnyone<BoardIdeasInput, PinCard[]>({ appScope: 'pins:read', paged: true, errors: ['board_not_found', 'section_not_found'] }),
});
