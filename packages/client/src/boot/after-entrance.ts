import { sendLandingSignals } from '@bowerbird/contract/identity/landing-signals/calls.ts';
import { saveUnauthPin } from '../features/pinning/saves/index.ts';
import type { Text } from '../i18n/i18n.tsx';
import { call } from '../store/call.ts';
import type { AppThunk } from '../store/create-store.ts';
import { forgetUnauthSave, readUnauthSave, takeArrival } from '../store/entrance-notes.ts';

/** Goes on with what somebody came in for, on their first page, and tells what led them here (`C7.9`). */
export function continueAfterEntrance(text: Text): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const arrival = takeArrival();
    const pinId = readUnauthSave();
    // A page that is left before the answer leaves it to the next one: the same pin on the same board is saved once.
    if (pinId !== null) await dispatch(saveUnauthPin(pinId, text('saves.firstBoard')));
    forgetUnauthSave();
    if (arrival !== null) await dispatch(call(sendLandingSignals, arrival));
  };
}
