import { sendFingerprint } from '@bowerbird/contract/operation/fingerprints/calls.ts';
import { loginStates } from '@bowerbird/domain/identity/login-state.ts';
import { call } from '../store/call.ts';
import { countFailure } from '../store/count-failure.ts';
import type { AppThunk } from '../store/create-store.ts';
import { canFingerprint, fingerprintOf, readTraits } from './fingerprint.ts';

/** So long after the start the device is told of, once a visit (`C7.31`). */
const START_MILLISECONDS = 300;
const TOLD = 'device_told';

/**
 * Tells by what this device is known again; a limited log-in or a page without https does not. Nobody hears of a failure, which
 * is counted (`C8.12`).
 */
export function tellDevice(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { viewer } = getState().session;
    if (!viewer?.id || viewer.login_state !== loginStates.loggedIn || sessionStorage.getItem(TOLD) === viewer.id) return;
    if (!canFingerprint()) return;
    await new Promise((resolve) => setTimeout(resolve, START_MILLISECONDS));
    sessionStorage.setItem(TOLD, viewer.id);
    try {
      const fingerprint = await fingerprintOf(readTraits());
      await dispatch(call(sendFingerprint, { fingerprint }));
    } catch (error) {
      dispatch(countFailure('fingerprint', error));
    }
  };
}
