import { PinFeedbackResource } from '@bowerbird/contract/discovery/pin-feedback/calls.ts';
import type { PinFeedbackInput } from '@bowerbird/contract/discovery/pin-feedback/schemas.ts';
import type { MessageId } from '../../../i18n/message-id.ts';
import { call } from '../../../store/call.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { failureShown } from '../../../store/failure-shown.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { registerUndo } from '../../../store/undo-registry.ts';
import { pinHidden, pinShownAgain } from './pin-feedback.store.ts';

/** Hides a pin from every list: its card gives way at once, and comes back when the server refuses. */
export function hidePin(id: string): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    dispatch(pinHidden(id));
    try {
      await dispatch(call(PinFeedbackResource.create, hiding(id)));
      return true;
    } catch (error) {
      dispatch(pinShownAgain(id));
      dispatch(failureShown(error));
      return false;
    }
  };
}

/** Brings a hidden pin back; it stays hidden when the server refuses. */
export function showPinAgain(id: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(pinShownAgain(id));
    try {
      await dispatch(call(PinFeedbackResource.delete, hiding(id)));
    } catch (error) {
      dispatch(pinHidden(id));
      dispatch(failureShown(error, 'pinActs.undoFailed'));
    }
  };
}

/** Hides a pin where no card of it stands: a message says so, with the way back. */
export function hideOpenPin(id: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    if (!(await dispatch(hidePin(id)))) return;
    const undoId = registerUndo(() => dispatch(showPinAgain(id)));
    dispatch(toastShown({ kind: 'undoable', message: 'feedback.hidden', undoId }));
  };
}

/** Asks for fewer pins of the board or the person of a pin; a message says so, with the way back. */
export function askForFewer(id: string, about: 'board' | 'user', name: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const input: PinFeedbackInput = { pin_id: id, action: 'fewer_like_this', about };
    try {
      await dispatch(call(PinFeedbackResource.create, input));
    } catch (error) {
      dispatch(failureShown(error));
      return;
    }
    const undoId = registerUndo(async () => {
      try {
        await dispatch(call(PinFeedbackResource.delete, input));
      } catch (error) {
        dispatch(failureShown(error, 'pinActs.undoFailed'));
      }
    });
    dispatch(toastShown({ kind: 'undoable', message: FEWER[about], values: { name }, undoId }));
  };
}

const FEWER: Readonly<Record<'board' | 'user', MessageId>> = { board: 'feedback.fewerOfBoard', user: 'feedback.fewerOfUser' };

function hiding(id: string): PinFeedbackInput {
  return { pin_id: id, action: 'hide', about: 'pin' };
}
