import { defineResource, forFullViewer } from '../../protocol/endpoint.ts';
import type { BoardPoll, BoardPollInput, BoardPollsInput, StartPollInput, UpdatePollInput } from './schemas.ts';

/** The votes of a board, “which one?”: the open one, then those that ended lately. The people of the board alone see them. */
export const BoardPollsResource = defineResource('BoardPollsResource', {
  get: forFullViewer<BoardPollsInput, BoardPoll[]>({ records: 'card', errors: ['board_not_found', 'forbidden'] }),
});

/**
 * A vote on pins of a board. Any of its people starts one, one at a time; each has one vote, which `update` gives, moves or takes
 * back. Who started it, or owns the board, ends or deletes it.
 */
export const BoardPollResource = defineResource('BoardPollResource', {
  create: forFullViewer<StartPollInput, BoardPoll>({
    records: 'card',
    errors: ['board_not_found', 'pin_not_found', 'forbidden', 'conflict', 'too_many_requests'],
  }),
  update: forFullViewer<UpdatePollInput, BoardPoll>({
    records: 'card',
    errors: ['board_not_found', 'not_found', 'pin_not_found', 'forbidden', 'conflict'],
  }),
  delete: forFullViewer<BoardPollInput, null>({ errors: ['board_not_found', 'not_found', 'forbidden'] }),
});
