import { saveUnauthPin } from '../features/saves/index.ts';
import type { Text } from '../i18n/i18n.tsx';
import type { AppThunk } from '../store/create-store.ts';
import { forgetUnauthSave, readUnauthSave } from '../store/unauth-save.ts';

/** Goes on, on the first page of somebody who came in, with what they came in for. */
export function goOnAfterEntrance(text: Text): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const pinId = readUnauthSave();
    // A page that is left before the answer leaves it to the next one: the same pin on the same board is saved once.
    if (pinId !== null) await dispatch(saveUnauthPin(pinId, text('saves.firstBoard')));
    forgetUnauthSave();
  };
}
