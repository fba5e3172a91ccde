import { BoardResource, BoardsResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import {
  BoardCollaboratorsResource,
  BoardInvitesResource,
  BoardMailInvitesResource,
} from '@bowerbird/contract/pinning/collaborators/calls.ts';
import type { InviteCollaboratorsInput } from '@bowerbird/contract/pinning/collaborators/schemas.ts';
import type { CallOptions } from '@bowerbird/contract/protocol/call-endpoint.ts';
import type { CollaboratorPermission } from '@bowerbird/domain/pinning/collaborator-permissions.ts';
import type { MessageId } from '../../../i18n/message-id.ts';
import { call } from '../../../store/call.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { entityPatched } from '../../../store/entities.slice.ts';
import { failureShown } from '../../../store/failure-shown.ts';
import { resourceInvalidated } from '../../../store/resources.slice.ts';
import { toastShown, type Toast } from '../../../store/toasts.slice.ts';
import type { StoredBoard } from '../boards/index.ts';

interface Done {
  readonly message: MessageId;
  readonly values?: Toast['values'];
  /** The viewer sees the board no more. */
  readonly isBoardGone?: boolean;
}

/**
 * Does something about the people of a board, and says that it is done. It looks at the board again where the page has it;
 * tells whether it went.
 */
export function change(
  boardId: string,
  send: AppThunk<Promise<unknown>>,
  done?: Done,
  failed: MessageId = 'collaborators.failed',
): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    try {
      await dispatch(send);
    } catch (error) {
      dispatch(failureShown(error, failed));
      // Somebody may have answered meanwhile.
      dispatch(resourceInvalidated({ name: BoardCollaboratorsResource.get.name }));
      return false;
    }
    await dispatch(settle(boardId, done));
    return true;
  };
}

/** Looks again at what a change of the people of a board changed, and says that it is done. */
export function settle(boardId: string, done?: Done): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    for (const { name } of [BoardCollaboratorsResource.get, BoardInvitesResource.get, BoardMailInvitesResource.get, BoardsResource.get])
      dispatch(resourceInvalidated({ name }));
    if (done?.isBoardGone !== true && getState().entities.board[boardId])
      await dispatch(call(BoardResource.get, { board_id: boardId })).catch(() => undefined);
    if (done) dispatch(toastShown({ kind: 'done', message: done.message, values: done.values }));
  };
}

/** Asks people to keep a board together. It throws, because the form says why they could not be asked. */
export function askPeople(input: InviteCollaboratorsInput, options: CallOptions): AppThunk<Promise<void>> {
  return async (dispatch) => {
    try {
      await dispatch(call(BoardCollaboratorsResource.create, input, options));
    } catch (error) {
      // Somebody may have answered meanwhile.
      dispatch(resourceInvalidated({ name: BoardCollaboratorsResource.get.name }));
      throw error;
    }
  };
}

/** Takes a mail back. */
export function takeBackMail(boardId: string, id: string): AppThunk<Promise<boolean>> {
  return change(boardId, call(BoardMailInvitesResource.delete, { board_id: boardId, id }));
}

/** Takes an invite that the viewer has, or lets it go. */
export function answerInvite(board: { readonly id: string; readonly name: string }, isTaken: boolean): AppThunk<Promise<boolean>> {
  const send = call(BoardCollaboratorsResource.update, { board_id: board.id, action: isTaken ? 'accept' : 'deny' });
  const patch = entityPatched({ type: 'board', id: board.id, changes: { viewer_is_invited: false } });
  return async (dispatch, getState) => {
    const isDone = await dispatch(
      change(board.id, send, isTaken ? { message: 'collaborators.joined', values: { board: board.name } } : undefined),
    );
    if (isDone && getState().entities.board[board.id]) dispatch(patch);
    return isDone;
  };
}

/** Says what somebody may do on a board. */
export function permit(boardId: string, userId: string, permissions: CollaboratorPermission): AppThunk<Promise<boolean>> {
  return change(boardId, call(BoardCollaboratorsResource.update, { board_id: boardId, user_id: userId, permissions }));
}

/** Lets somebody in who asks, or not. */
export function answerRequest(boardId: string, userId: string, isLetIn: boolean): AppThunk<Promise<boolean>> {
  return change(
    boardId,
    call(BoardCollaboratorsResource.update, { board_id: boardId, action: isLetIn ? 'accept' : 'deny', user_id: userId }),
  );
}

/** Asks to be let in, or takes that back. */
export function askToJoin(boardId: string, asks: boolean): AppThunk<Promise<boolean>> {
  return change(
    boardId,
    asks
      ? call(BoardCollaboratorsResource.create, { board_id: boardId, action: 'request' })
      : call(BoardCollaboratorsResource.update, { board_id: boardId, action: 'deny' }),
  );
}

/** Keeps the board no more. */
export function leaveBoard(board: Pick<StoredBoard, 'id' | 'name' | 'privacy'>): AppThunk<Promise<boolean>> {
  return change(board.id, call(BoardCollaboratorsResource.update, { board_id: board.id, action: 'leave' }), {
    message: 'collaborators.left',
    values: { board: board.name },
    isBoardGone: board.privacy === 'secret',
  });
}

/** Takes somebody off a board, or takes back what was asked of them. */
export function removePerson(boardId: string, userId: string): AppThunk<Promise<boolean>> {
  return change(boardId, call(BoardCollaboratorsResource.delete, { board_id: boardId, user_id: userId }));
}

/** Takes an invite back. Who joined meanwhile stays. */
export function takeBackInvite(boardId: string, userId: string): AppThunk<Promise<boolean>> {
  return change(boardId, call(BoardCollaboratorsResource.delete, { board_id: boardId, user_id: userId, only_invite: true }));
}
