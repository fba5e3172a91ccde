import {
  loginFacebookHandshake,
  loginGoogleHandshake,
  loginLineHandshake,
  registerFacebookHandshake,
  registerGoogleHandshake,
  registerLineHandshake,
} from '@bowerbird/contract/identity/connected-accounts/calls.ts';
import type { Enter, EntranceFailure } from '../entrance/index.ts';

/** What a provider gave to this browser. */
export type ProviderProof =
  | { readonly google_open_id_token: string }
  | { readonly facebook_id: string; readonly facebook_token: string }
  | { readonly line_id_token: string };

/** What the form asks for that the provider does not say. */
export interface ProviderForm {
  readonly birthday: string;
  readonly confirmed_birthday?: string;
  readonly email?: string;
  readonly owner_token?: string;
  readonly invite_code?: string;
}

/** Logs in; the method is decided by which field is present (`C4.7`). */
export function logInBy(proof: ProviderProof, enter: Enter): Promise<EntranceFailure | null> {
  if ('facebook_id' in proof) return enter(loginFacebookHandshake, proof);
  if ('google_open_id_token' in proof) return enter(loginGoogleHandshake, proof);
  return enter(loginLineHandshake, proof);
}

/** Signs up, by the same rule. */
export function signUpBy(proof: ProviderProof, form: ProviderForm, enter: Enter): Promise<EntranceFailure | null> {
  if ('facebook_id' in proof) return enter(registerFacebookHandshake, { ...form, ...proof });
  if ('google_open_id_token' in proof) return enter(registerGoogleHandshake, { ...form, ...proof });
  return enter(registerLineHandshake, { ...form, ...proof });
}
