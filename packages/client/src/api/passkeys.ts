import {
  startAuthentication,
  startRegistration,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { PasskeyAnswer, PasskeyOptions } from '@bowerbird/contract/identity/passkeys/schemas.ts';

/** Answers a challenge by one of the person's passkeys; `null` when they turned away. */
export function answerByPasskey(options: PasskeyOptions): Promise<PasskeyAnswer | null> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return unlessTurnedAway(async () => plain(await startAuthentication({ optionsJSON })));
}

/** Makes a passkey on this device; `null` when the person turned away. Throws `AlreadyHere` for a device that has one. */
export function makePasskey(options: PasskeyOptions): Promise<PasskeyAnswer | null> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return unlessTurnedAway(async () => plain(await startRegistration({ optionsJSON })));
}

/** This device has a passkey of the account already. */
export class AlreadyHere extends Error {}

/** Browsers say `NotAllowedError` for a closed dialog and for one that nobody answered in time. */
async function unlessTurnedAway(act: () => Promise<PasskeyAnswer>): Promise<PasskeyAnswer | null> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') throw new AlreadyHere();
    const { name } = error as Error;
    if (name === 'NotAllowedError' || name === 'AbortError') return null;
    throw error;
  }
}

function plain(answer: object): PasskeyAnswer {
  return JSON.parse(JSON.stringify(answer)) as PasskeyAnswer;
}
