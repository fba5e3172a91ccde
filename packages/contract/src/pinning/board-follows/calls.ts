import { defineResource, forSignedIn } from '../../protocol/endpoint.ts';
import type { Board } from '../boards/records.ts';
import type { BoardFollowInput } from './schemas.ts';

/** Following a board (`C4.17`); doing it twice is doing it once. The reply counts the change already. */
export const BoardFollowResource = defineResource('BoardFollowResource', {
  create: forSignedIn<BoardFollowInput, Board>({ errors: ['board_not_found', 'forbidden'] }),
  delete: forSignedIn<BoardFollowInput, Board>({ errors: ['board_not_found'] }),
});
