import { defineResource, defineRest, verb } from '../../protocol/endpoint.ts';
import type { PinCard } from '../pins/records.ts';
import type { Board } from './records.ts';
import type {
  BoardFeedInput,
  BoardsInput,
  BoardWithActions,
  BulkDeleteInput,
  BulkUpdateInput,
  CreateBoardInput,
  DeleteBoardInput,
  GetBoardInput,
  ReadBoardInput,
  UpdateBoardInput,
} from './schemas.ts';

/** One board: read, make, change, delete; a deleted board comes back by `update {board_id, restore: true}` (`B7.9`). */
export const BoardResource = defineResource('BoardResource', {
  get: verb<GetBoardInput, Board>({ access: 'anyone', errors: ['board_not_found'] }),
  create: verb<CreateBoardInput, Board>({ access: 'signed_in', errors: ['board_name_taken', 'too_many_things'] }),
  update: verb<UpdateBoardInput, Board>({
    access: 'full',
    errors: ['board_not_found', 'board_name_taken', 'pin_not_found', 'forbidden', 'too_late_to_undo'],
  }),
  delete: verb<DeleteBoardInput, null>({ access: 'full', errors: ['board_not_found', 'forbidden'] }),
});

/** The boards of a person that the viewer may see. */
export const BoardsResource = defineResource('BoardsResource', {
  get: verb<BoardsInput, Board[]>({ access: 'anyone', paged: true, errors: ['user_not_found'] }),
});

/** The pins of a board that stand in no section, in the owner's order. */
export const BoardFeedResource = defineResource('BoardFeedResource', {
  get: verb<BoardFeedInput, PinCard[]>({ access: 'anyone', paged: true, errors: ['board_not_found'] }),
});

/** Moves, deletes or brings back many pins as one. */
export const BulkPinsResource = defineResource('BulkPinsResource', {
  update: verb<BulkUpdateInput, PinCard[]>({
    records: 'card',
    access: 'full',
    errors: ['pin_not_found', 'board_not_found', 'section_not_found', 'forbidden', 'too_late_to_undo'],
  }),
  delete: verb<BulkDeleteInput, null>({ access: 'full', errors: ['pin_not_found', 'forbidden'] }),
});

/** A board by its id, with the work under way that blocks it (`C7.20`). */
export const readBoard = defineRest<ReadBoardInput, BoardWithActions>('GET', '/v3/boards/:id/', {
  access: 'anyone',
  errors: ['board_not_found'],
});
