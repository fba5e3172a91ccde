import { loginHandshake } from '@bowerbird/contract/identity/sessions/calls.ts';
import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { botTokenFor } from '../../../store/bot-token.ts';

/** What a handshake carries of the bot check: sign-ups in one field (`C3.13`), log-ins by password in another (`C3.14`). */
export function botProof(
  handshake: Pick<Endpoint, 'name'>,
  isRegistration: boolean,
): AppThunk<Promise<{ recaptcha_v3_token?: string; token?: string }>> {
  return async (dispatch) => {
    const isLogIn = handshake.name === loginHandshake.name;
    if (!isRegistration && !isLogIn) return {};
    const token = await dispatch(botTokenFor(isRegistration ? 'signup' : 'login'));
    if (!token) return {};
    return isRegistration ? { recaptcha_v3_token: token } : { token };
  };
}
