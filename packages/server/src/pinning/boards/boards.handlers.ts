import { BoardResource, BoardsFeedResource, BoardsResource, readBoard } from '@bowerbird/contract/pinning/boards/calls.ts';
import type { Board } from '@bowerbird/contract/pinning/boards/records.ts';
import type { BoardWithActions, GetBoardInput } from '@bowerbird/contract/pinning/boards/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { readSlug } from '@bowerbird/domain/pinning/slugs.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { handle, handleAtomically } from '../../endpoints/handle.ts';
import { deleteBoard } from './board-state.service.ts';
import { readBoards } from './boards-list.service.ts';
import { findBoardBySlug } from './boards.queries.ts';
import { createBoard, updateBoard } from './boards.service.ts';
import { hydrateBoard } from './boards.records.ts';
import { selectActions } from './restamp.queries.ts';

export const boardHandlers = [
  handle(BoardResource.get, (context, input) => getBoard(context, input)),
  handleAtomically(BoardResource.create, async (context, input) => hydrateBoard(context, await createBoard(context, input))),
  handleAtomically(BoardResource.update, async (context, input) => {
    await updateBoard(context, input);
    return hydrateBoard(context, input.board_id);
  }),
  handleAtomically(BoardResource.delete, async (context, input) => {
    await deleteBoard(context, input.board_id);
    return null;
  }),
  handle(BoardsResource.get, (context, input) => readBoards(context, input)),
  handle(BoardsFeedResource.get, (context, input) => readBoards(context, input)),
  handle(readBoard, (context, input) => getBoardWithActions(context, input.id)),
];

/** By id, or by username and slug; an old slug finds the board, whose `url` is the new one. */
async function getBoard(context: CallContext, input: GetBoardInput): Promise<Board> {
  if ('board_id' in input) return hydrateBoard(context, input.board_id);
  const id = await findBoardBySlug(context.core.db, context.viewer, input.username, readSlug(input.slug));
  if (id === undefined) throw new ApiError('board_not_found');
  return hydrateBoard(context, id);
}

async function getBoardWithActions(context: CallContext, id: string): Promise<BoardWithActions> {
  const board = await hydrateBoard(context, id);
  const actions = await selectActions(context.core.db, id);
  const blocking_actions = actions.map((action) => ({
    id: action.id,
    created_timestamp: Math.floor(action.created_at.getTime() / 1000),
    progress: action.progress,
    section_id: action.section_id,
  }));
  return { ...board, blocking_actions };
}
