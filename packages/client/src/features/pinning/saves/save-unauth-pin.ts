import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { BoardPickerBoardsShortlistResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import { call } from '../../../store/call.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { unauthPinSaved } from '../../../store/session.slice.ts';
import { failureShown } from '../../../store/failure-shown.ts';
import type { PickedBoard } from '../boards/index.ts';
import { savePin } from './save-pin.ts';

/**
 * Saves the pin that made somebody come in (`B4.23`): to the board that they used last, or likely use; who has none gets one of
 * the given name. A pin that they keep already, or that is not theirs to see, stays as it is without a word.
 */
export function saveUnauthPin(pinId: string, newBoardName: string): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const pin = () => getState().entities.pin[pinId];
    try {
      await dispatch(call(PinResource.get, { id: pinId }));
      const found = pin();
      if (!found || found.savedInfo !== null) return;
      await dispatch(savePin(found, await dispatch(chooseBoard(pinId, newBoardName))));
      if (pin()?.savedInfo) dispatch(unauthPinSaved(pinId));
    } catch (error) {
      if (toCallError(error).status === 404) return;
      dispatch(failureShown(error, 'saves.failed'));
    }
  };
}

function chooseBoard(pinId: string, newBoardName: string): AppThunk<Promise<PickedBoard>> {
  return async (dispatch, getState) => {
    const recent = getState().session.viewer?.recent_boards[0];
    if (recent) return recent;
    const likely = await dispatch(call(BoardPickerBoardsShortlistResource.get, { pin_id: pinId }));
    if (likely[0]) return likely[0].board;
    return dispatch(call(BoardResource.create, { name: newBoardName }));
  };
}
