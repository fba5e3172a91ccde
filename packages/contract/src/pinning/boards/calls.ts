import { defineResource, defineRest, forAnyone, forFullViewer, forSignedIn } from '../../protocol/endpoint.ts';
import type { Board, BoardCard } from './records.ts';
import type {
  BoardsInput,
  BoardWithActions,
  CreateBoardInput,
  DeleteBoardInput,
  GetBoardInput,
  ReadBoardInput,
  UpdateBoardInput,
} from './schemas.ts';

/** One board: read, make, change, delete; a deleted board comes back by `update {board_id, restore: true}` (`B7.9`). */
export const BoardResource = defineResource('BoardResource', {
  get: forAnyone<GetBoardInput, Board>({ appScope: 'boards:read', errors: ['board_not_found'] }),
  create: forSignedIn<CreateBoardInput, Board>({
    appScope: 'boards:write',
    errors: ['board_name_taken', 'too_many_things', 'forbidden', 'conflict'],
  }),
  update: forFullViewer<UpdateBoardInput, Board>({
    appScope: 'boards:write',
    errors: ['board_not_found', 'board_name_taken', 'pin_not_found', 'forbidden', 'too_late_to_undo', 'too_many_things', 'conflict'],
  }),
  delete: forFullViewer<DeleteBoardInput, null>({ appScope: 'boards:write', errors: ['board_not_found', 'forbidden'] }),
});

/** The boards of a person that the viewer may see. */
export const BoardsResource = defineResource('BoardsResource', {
  get: forAnyone<BoardsInput, BoardCard[]>({ appScope: 'boards:read', paged: true, errors: ['user_not_found'] }),
});

/** The same boards by the name that the creation side reads them by (`B7.9`). */
export const BoardsFeedResource = defineResource('BoardsFeedResource', {
  get: forAnyone<BoardsInput, BoardCard[]>({ appScope: 'boards:read', paged: true, errors: ['user_not_found'] }),
});

/** A board by its id, with the work under way that blocks it (`C7.20`). */
export const readBoard = defineRest(
  'GET',
  '/v3/boards/:id/',
  forAnyone<ReadBoardInput, BoardWithActions>({ appScope: 'boards:read', errors: ['board_not_found'] }),
);
