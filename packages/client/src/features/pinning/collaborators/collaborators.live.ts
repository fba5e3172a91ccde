import { BoardCollaboratorsResource, BoardInvitesResource } from '@bowerbird/contract/pinning/collaborators/calls.ts';
import { afterUpdate, type LiveEffect } from '../../../shared/live/live-effects.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { entityPatched } from '../../../store/entities.slice.ts';
import { resourceInvalidated } from '../../../store/resources.slice.ts';

/** Somebody may have joined or left. */
const refetchPeople = (): AppThunk => (dispatch) => void dispatch(resourceInvalidated({ name: BoardCollaboratorsResource.get.name }));

/** An invite waits no more, wherever it was answered. */
const forgetInvite =
  ({ boardId }: { readonly boardId: string }): AppThunk =>
  (dispatch, getState) => {
    dispatch(resourceInvalidated({ name: BoardInvitesResource.get.name }));
    if (getState().entities.board[boardId]) dispatch(entityPatched({ type: 'board', id: boardId, changes: { viewer_is_invited: false } }));
  };

const effects: readonly LiveEffect[] = [
  afterUpdate('board.invite_answered', forgetInvite),
  afterUpdate('board.changed', refetchPeople),
  afterUpdate('reset', refetchPeople),
];
export default effects;
