import { verifySession } from '@bowerbird/contract/identity/bot-check/calls.ts';
import { botTokenFor } from '../store/bot-token.ts';
import { call } from '../store/call.ts';
import type { AppThunk } from '../store/create-store.ts';

/** How long somebody who is signed in has been here before their browser is looked at (`C7.32`, `C9.5`): who only passes by loads nothing. */
const VERIFY_DELAY_MILLISECONDS = 105_000;

const VERIFIED = 'session-verified';

/** Has the browser of somebody who stays looked at by the bot check, where the instance has one. */
export function verifyLater(): AppThunk {
  return (dispatch, getState) => {
    if (getState().session.settings.entrance?.botCheck) setTimeout(() => void dispatch(verifyOnce()), VERIFY_DELAY_MILLISECONDS);
  };
}

/** Shows a token to the server, once a visit; what becomes of it is not told. */
function verifyOnce(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    if (sessionStorage.getItem(VERIFIED) !== null) return;
    const token = await dispatch(botTokenFor('auth'));
    if (token === null) return;
    sessionStorage.setItem(VERIFIED, '1');
    await dispatch(call(verifySession, { recaptcha_token: token })).catch(() => undefined);
  };
}
