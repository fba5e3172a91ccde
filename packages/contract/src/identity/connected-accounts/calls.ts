import { defineResource, defineRest, forAnyone, forFullViewer } from '../../protocol/endpoint.ts';
import type {
  ConnectedAccounts,
  ConnectInput,
  DisconnectInput,
  FacebookLogInInput,
  FacebookSignUpInput,
  GoogleLogInInput,
  GoogleSignUpInput,
  LineLogInInput,
  LineSignUpInput,
} from './schemas.ts';

const proofErrors = ['provider_refused', 'dead_token', 'transient_upstream', 'locked_for_a_while', 'not_found'] as const;
const logIn = {
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
export const loginGoogleHandshake = defineRest('POST', '/v3/login/google/handshake/', forAnyone<GoogleLogInInput, string>(logIn));
export const loginFacebookHandshake = defineRest('POST', '/v3/login/facebook/handshake/', forAnyone<FacebookLogInInput, string>(logIn));
export const loginLineHandshake = defineRest('POST', '/v3/login/line/handshake/', forAnyone<LineLogInInput, string>(logIn));

/** Sign-up by what a provider says (`C7.2`). Who is known already is logged in. */
export const registerGoogleHandshake = defineRest('POST', '/v3/register/google/handshake/', forAnyone<GoogleSignUpInput, string>(signUp));
export const registerFacebookHandshake = defineRest(
  'POST',
  '/v3/register/facebook/handshake/',
  forAnyone<FacebookSignUpInput, string>(signUp),
);
export const registerLineHandshake = defineRest('POST', '/v3/register/line/handshake/', forAnyone<LineSignUpInput, string>(signUp));

/** The accounts elsewhere by which the viewer comes in: list, connect, disconnect. */
export const ConnectedAccountsResource = defineResource('ConnectedAccountsResource', {
  get: forFullViewer<Record<string, never>, ConnectedAccounts>(),
  create: forFullViewer<ConnectInput, ConnectedAccounts>({
    secret: ['password', 'google_open_id_token', 'facebook_token', 'line_id_token'],
    errors: [...proofErrors, 'wrong_credentials', 'conflict'],
  }),
  delete: forFullViewer<DisconnectInput, ConnectedAccounts>({
    secret: ['password'],
    errors: ['not_found', 'last_way_in', 'wrong_credentials', 'locked_for_a_while'],
  }),
});
