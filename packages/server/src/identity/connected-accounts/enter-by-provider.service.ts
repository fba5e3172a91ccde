import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { checkFullName } from '@bowerbird/domain/identity/names.ts';
import { isRestoredByLogIn } from '@bowerbird/domain/identity/account-state.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { identify, type ProvenIdentity, type ProviderProof } from '../providers/index.ts';
import { makeHandshakeToken, passFirstFactor } from '../sessions/index.ts';
import { signUp, type SignUpPayload } from '../sign-up/index.ts';
import { findConnected, insertConnected } from './connected-accounts.queries.ts';
import { labelOf } from './connected-accounts.service.ts';

/** The payload of a sign-up without what proves who somebody is. */
export type ProviderSignUp = Omit<SignUpPayload, 'email' | 'password'> & { readonly email?: string | null };

/**
 * Logs in by what a provider says. An account that nobody connected is opened to nobody, whatever address the provider
 * gives: `not_connected`, which leaves the proof good for a sign-up.
 */
export async function logInByProvider(context: CallContext, proof: ProviderProof, code?: string | null): Promise<string> {
  const proven = await identify(context, proof);
  const token = await enterIfConnected(context, proven, code);
  if (token !== null) return token;
  const { email, fullName } = proven.identity;
  throw new ApiError('not_connected', { extra: { has_email: email !== null, name: fullName } });
}

/** Makes an account for who has none yet; logs in who is connected already, also by somebody who was quicker. */
export async function signUpByProvider(
  context: CallContext,
  proof: ProviderProof,
  input: ProviderSignUp,
  code?: string | null,
): Promise<string> {
  const proven = await identify(context, proof);
  const token = await enterIfConnected(context, proven, code);
  if (token !== null) return token;
  try {
    return await makeAccount(context, proven, input);
  } catch (error) {
    const isTaken = error instanceof ApiError && (error.errorName === 'email_taken' || error.errorName === 'conflict');
    const late = isTaken ? await enterIfConnected(context, proven, code) : null;
    if (late !== null) return late;
    throw error;
  }
}

async function enterIfConnected(context: CallContext, { identity, spend }: ProvenIdentity, code?: string | null): Promise<string | null> {
  const { core } = context;
  const known = await findConnected(core.db, identity.provider, identity.subject);
  if (!known) return null;
  await spend(core.db);
  if (!isRestoredByLogIn(known.state)) throw new ApiError('wrong_credentials');
  return passFirstFactor(context, { userId: known.user_id, isLimited: false }, code);
}

async function makeAccount(context: CallContext, { identity, spend }: ProvenIdentity, input: ProviderSignUp): Promise<string> {
  const { core } = context;
  const payload: SignUpPayload = {
    ...input,
    email: identity.email ?? input.email ?? '',
    first_name: input.first_name?.trim() || usableName(identity.fullName),
    password: null,
  };
  const { id: userId } = await signUp(context, payload, {
    isEmailProven: identity.email !== null && identity.isEmailVerified,
    confirm: async (trx, id) => {
      await spend(trx);
      if (!(await insertConnected(trx, { ...identity, userId: id, label: labelOf(identity) }))) throw new ApiError('conflict');
    },
  });
  return makeHandshakeToken(core.db, { userId, isRegistration: true, isLimited: false });
}

/** A name that a profile here may have: nobody can correct a field that they do not see. */
function usableName(name: string | null): string | null {
  return name !== null && checkFullName(name) === null ? name : null;
}
