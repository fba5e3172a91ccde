import { HiddenPinsResource, PinFeedbackResource } from '@bowerbird/contract/discovery/pin-feedback/calls.ts';
import { undoBy } from '../../../shared/undo/undo-by.ts';
import { call } from '../../../store/call.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { failureShown } from '../../../store/failure-shown.ts';
import { removeFromFeed } from '../../../store/feeds/index.ts';
import { resourceKey } from '../../../store/resource-key.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { hiding } from './hiding.ts';

/** The options of the list of hidden pins, which has none. */
export const hiddenOptions: Record<string, never> = {};

/** Where the store has that list. */
export const hiddenPlace = { name: HiddenPinsResource.get.name, key: resourceKey(hiddenOptions) };

/** Shows a pin of the list again: it leaves the list at once, and comes back when the server refuses or the person takes it back. */
export function showHidden(id: string, name: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const putBack = dispatch(removeFromFeed(hiddenPlace, [id]));
    try {
      await dispatch(call(PinFeedbackResource.delete, hiding(id)));
    } catch (error) {
      putBack();
      dispatch(failureShown(error, 'settings.notSaved'));
      return;
    }
    const undoId = dispatch(undoBy(hideAgain(id, putBack)));
    dispatch(toastShown({ kind: 'undoable', message: 'tastes.shownAgain', values: { name }, undoId }));
  };
}

/** Puts a pin back where it stood in the list, unless the server refuses. */
function hideAgain(id: string, putBack: () => void): AppThunk<Promise<void>> {
  return async (dispatch) => {
    putBack();
    try {
      await dispatch(call(PinFeedbackResource.create, hiding(id)));
    } catch (error) {
      dispatch(removeFromFeed(hiddenPlace, [id]));
      throw error;
    }
  };
}
