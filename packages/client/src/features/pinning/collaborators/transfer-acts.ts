import { BoardCollaboratorsResource } from '@bowerbird/contract/pinning/collaborators/calls.ts';
import { call } from '../../../store/call.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { change } from './collaborator-acts.ts';

const FAILED = 'transfers.failed';

/** Offers a board to one of its people. */
export function offerBoard(boardId: string, person: { readonly id: string; readonly name: string }): AppThunk<Promise<boolean>> {
  const send = call(BoardCollaboratorsResource.update, { board_id: boardId, action: 'transfer', user_id: person.id });
  return change(boardId, send, { message: 'transfers.offered', values: { name: person.name } }, FAILED);
}

/** Keeps a board that was offered. */
export function cancelOffer(boardId: string): AppThunk<Promise<boolean>> {
  return change(boardId, call(BoardCollaboratorsResource.update, { board_id: boardId, action: 'cancel_transfer' }), undefined, FAILED);
}

/** Takes a board that was offered, or lets it be. */
export function answerOffer(board: { readonly id: string; readonly name: string }, isTaken: boolean): AppThunk<Promise<boolean>> {
  const action = isTaken ? 'accept_transfer' : 'decline_transfer';
  const done = isTaken ? ({ message: 'transfers.taken', values: { board: board.name } } as const) : undefined;
  return change(board.id, call(BoardCollaboratorsResource.update, { board_id: board.id, action }), done, FAILED);
}
