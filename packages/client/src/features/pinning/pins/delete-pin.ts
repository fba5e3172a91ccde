import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { call } from '../../../store/call.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { removeFromFeeds } from '../../../store/feeds/index.ts';
import { failureShown } from '../../../store/failure-shown.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { registerUndo } from '../../../store/undo-registry.ts';

/** Deletes a pin: it leaves every list at once and comes back when the server refuses or the person takes it back. Tells whether it went. */
export function deletePin(id: string): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const putBack = dispatch(removeFromFeeds([id]));
    try {
      await dispatch(call(PinResource.delete, { id }));
    } catch (error) {
      putBack();
      dispatch(failureShown(error, 'pinActs.deleteFailed'));
      return false;
    }
    const undoId = registerUndo(async () => {
      try {
        await dispatch(call(PinResource.update, { id, restore: true }));
        putBack();
      } catch (error) {
        dispatch(failureShown(error, 'pinActs.undoFailed'));
      }
    });
    dispatch(toastShown({ kind: 'undoable', message: 'pinActs.deleted', undoId }));
    return true;
  };
}
