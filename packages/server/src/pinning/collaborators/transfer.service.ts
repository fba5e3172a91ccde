import type { AnswerInviteInput, Collaborator } from '@bowerbird/contract/pinning/collaborators/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { emitEvent } from '../../core/events/outbox.ts';
import { badField } from '../../endpoints/bad-field.ts';
import type { HandlerContext } from '../../endpoints/handle.ts';
import { giveBoard, guardBoard, guardBoardOwner, holdBoardAsOwner, lockBoardRow, noteActs } from '../boards/index.ts';
import { deleteCodesOfBoard } from './codes.queries.ts';
import { findCollaborator } from './find-collaborator.service.ts';
import { endOffer, offerBoard } from './transfer.queries.ts';

declare module '../../core/events/outbox.ts' {
  interface DomainEvents {
    /** An owner wants to give a board to one of those who keep it. */
    'board.offered': { readonly boardId: string; readonly userId: string; readonly byId: string };
  }
}

type Context = HandlerContext<'full'>;
type TransferAction = Extract<AnswerInviteInput['action'], `${string}transfer`>;

const acts: { readonly [A in TransferAction]: (context: Context, input: AnswerInviteInput) => Promise<Collaborator> } = {
  transfer: offer,
  cancel_transfer: cancel,
  accept_transfer: accept,
  decline_transfer: decline,
};

/** Whether an action is about who owns a board. */
export function isTransfer(action: NonNullable<AnswerInviteInput['action']>): action is TransferAction {
  return action in acts;
}

/** Offers a board to one of its people, takes that back, or answers it (`B4.6`). */
export function changeOwner(context: Context, input: AnswerInviteInput & { action: TransferAction }): Promise<Collaborator> {
  return acts[input.action](context, input);
}

async function offer(context: Context, { board_id: boardId, user_id: userId }: AnswerInviteInput): Promise<Collaborator> {
  const { db, viewer } = context;
  if (userId === undefined) throw badField('user_id', 'required');
  await holdBoardAsOwner(db, viewer, boardId);
  const person = await findCollaborator(context, boardId, userId);
  if (!(await offerBoard(db, boardId, userId))) throw new ApiError('forbidden', { extra: { reason: 'is_no_member' } });
  await emitEvent(db, 'board.offered', { boardId, userId, byId: viewer.userId });
  await emitEvent(db, 'board.changed', { boardId });
  return person;
}

async function cancel(context: Context, { board_id: boardId }: AnswerInviteInput): Promise<Collaborator> {
  await guardBoardOwner(context.db, context.viewer, boardId);
  return end(context, boardId, null);
}

async function decline(context: Context, { board_id: boardId }: AnswerInviteInput): Promise<Collaborator> {
  await guardBoard(context.db, context.viewer, boardId);
  return end(context, boardId, context.viewer.userId);
}

async function end(context: Context, boardId: string, of: string | null): Promise<Collaborator> {
  const userId = await endOffer(context.db, boardId, of);
  if (userId === undefined) throw new ApiError('not_found');
  await emitEvent(context.db, 'board.changed', { boardId });
  return findCollaborator(context, boardId, userId);
}

/** Takes the board; the reply is the former owner, who keeps it together with the new one. */
async function accept(context: Context, { board_id: boardId }: AnswerInviteInput): Promise<Collaborator> {
  const { core, db, viewer } = context;
  await guardBoard(db, viewer, boardId);
  const board = await lockBoardRow(db, boardId);
  if (!board || (await endOffer(db, boardId, viewer.userId)) === undefined) throw new ApiError('not_found');
  await giveBoard(core, db, boardId, viewer.userId);
  await deleteCodesOfBoard(db, boardId);
  await noteActs(db, [{ kind: 'owner_changed', boardId, userId: viewer.userId, aboutUserId: board.owner_id }]);
  return findCollaborator(context, boardId, board.owner_id);
}
