import { defineResource, defineRest, verb } from '../../protocol/endpoint.ts';
import type {
  ConnectedAccounts,
  ConnectInput,
  DisconnectInput,
  FacebookLogInInput,
  FacebookSignUpInput,
  GoogleLogInInput,
  GoogleSignUpInput,
  LineExchangeInput,
  LineLogInInput,
  LineSignUpInput,
  LineToken,
  SignInNonce,
} from './schemas.ts';

const proofErrors = ['provider_refused', 'dead_token', 'transient_upstream', 'locked_for_a_while', 'not_found'] as const;
const logIn = {
  access: 'anyone',
  crossOrigin: true,
  secret: true,
  statuses: { 400: 200 },
  errors: [...proofErrors, 'not_connected', 'more_proof_needed', 'wrong_second_factor', 'wrong_credentials'],
} as const;
const signUp = {
  ...logIn,
  errors: [...logIn.errors, 'email_taken', 'username_taken', 'age_restricted', 'bot_check_failed', 'transient', 'conflict'],
} as const;

/** Log-in by what a provider says: gives a one-time token for `HandshakeSessionResource` (`C7.3`). */
export const loginGoogleHandshake = defineRest<GoogleLogInInput, string>('POST', '/v3/login/google/handshake/', logIn);
export const loginFacebookHandshake = defineRest<FacebookLogInInput, string>('POST', '/v3/login/facebook/handshake/', logIn);
export const loginLineHandshake = defineRest<LineLogInInput, string>('POST', '/v3/login/line/handshake/', logIn);

/** Sign-up by what a provider says (`C7.2`). Who is known already is logged in. */
export const registerGoogleHandshake = defineRest<GoogleSignUpInput, string>('POST', '/v3/register/google/handshake/', signUp);
export const registerFacebookHandshake = defineRest<FacebookSignUpInput, string>('POST', '/v3/register/facebook/handshake/', signUp);
export const registerLineHandshake = defineRest<LineSignUpInput, string>('POST', '/v3/register/line/handshake/', signUp);

/** The nonce that an identity token has to carry. */
export const SignInNonceResource = defineResource('SignInNonceResource', {
  create: verb<Record<string, never>, SignInNonce>({ access: 'anyone', secret: true, errors: ['locked_for_a_while'] }),
});

/** Turns the code with which LINE sends a browser back into its identity token. */
export const LineTokenResource = defineResource('LineTokenResource', {
  create: verb<LineExchangeInput, LineToken>({
    access: 'anyone',
    secret: true,
    errors: ['provider_refused', 'transient_upstream', 'locked_for_a_while', 'not_found'],
  }),
});

/** The accounts elsewhere by which the viewer comes in: list, connect, disconnect. */
export const ConnectedAccountsResource = defineResource('ConnectedAccountsResource', {
  get: verb<Record<string, never>, ConnectedAccounts>({ access: 'full' }),
  create: verb<ConnectInput, ConnectedAccounts>({
    access: 'full',
    secret: true,
    errors: [...proofErrors, 'wrong_credentials', 'conflict'],
  }),
  delete: verb<DisconnectInput, ConnectedAccounts>({
    access: 'full',
    secret: true,
    errors: ['not_found', 'last_way_in', 'wrong_credentials', 'locked_for_a_while'],
  }),
});
