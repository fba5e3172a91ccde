import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { AddPasskeyInput, Passkey, PasskeyAnswer, PasskeyOptions } from '@bowerbird/contract/identity/passkeys/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { hasControlCharacters } from '@bowerbird/domain/identity/email.ts';
import { isInvisible } from '@bowerbird/domain/invisible-characters.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { takeFromNetwork } from '../../core/limits/limits.ts';
import { hashToken } from '../../core/secrets/tokens.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { confirmPassword, findAccount, lockWaysIn, requireWayIn } from '../accounts/index.ts';
import { passFirstFactor } from '../sessions/index.ts';
import {
  deletePasskey,
  findPasskey,
  insertChallenge,
  insertPasskey,
  markUsed,
  renamePasskey,
  selectPasskeys,
  takeChallenge,
  type PasskeyRow,
} from './passkeys.queries.ts';
import { presentPasskey } from './passkeys.views.ts';

/** Seconds that a browser has to answer a challenge, and passkeys that one person may have. */
const CHALLENGE_SECONDS = 300;
const MOST_PASSKEYS = 20;

/** The viewer's passkeys, oldest first. */
export async function listPasskeys({ core }: CallContext, userId: string): Promise<Passkey[]> {
  return (await selectPasskeys(core.db, userId)).map(presentPasskey);
}

/** What the browser needs to make a passkey; asks for the password first, so that a borrowed session leaves no key behind. */
export async function beginPasskey(context: CallContext, userId: string, password: string): Promise<PasskeyOptions> {
  const { core, request } = context;
  await confirmPassword(core, userId, password);
  const [account, known] = await Promise.all([findAccount(core.db, userId), selectPasskeys(core.db, userId)]);
  if (known.length >= MOST_PASSKEYS) throw new ApiError('too_many_things');
  const options = await generateRegistrationOptions({
    rpName: core.config.appName,
    rpID: new URL(request.origin).hostname,
    userID: new TextEncoder().encode(userId),
    userName: account.email ?? account.username,
    userDisplayName: account.full_name,
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports: transportsOf(transports) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await insertChallenge(core.db, { hash: hashToken(options.challenge), userId, seconds: CHALLENGE_SECONDS });
  return { ...options };
}

/** Keeps the passkey that the browser made. Throws `dead_token` when its challenge is used or old, `conflict` when it is known. */
export async function addPasskey(context: CallContext, userId: string, input: AddPasskeyInput): Promise<Passkey> {
  const { core } = context;
  const name = nameOf(input.name);
  const info = await verifyRegistration(context, userId, input.answer);
  const row = await inTransaction(core.db, async (trx) => {
    const inserted = await insertPasskey(trx, {
      userId,
      credentialId: info.credential.id,
      publicKey: Buffer.from(info.credential.publicKey),
      counter: info.credential.counter,
      transports: info.credential.transports ?? [],
      name,
      most: MOST_PASSKEYS,
    });
    if (inserted) await core.outbox.emit(trx, 'security.changed', { userId, change: 'passkey_added' });
    return inserted;
  });
  if (!row) throw new ApiError((await findPasskey(core.db, info.credential.id)) ? 'conflict' : 'too_many_things');
  return presentPasskey(row);
}

export async function namePasskey({ core }: CallContext, userId: string, input: { id: string; name: string }): Promise<Passkey> {
  const row = await renamePasskey(core.db, userId, input.id, nameOf(input.name));
  if (!row) throw new ApiError('not_found');
  return presentPasskey(row);
}

/** Removes a passkey; `last_way_in` where nothing else opens the account. */
export async function removePasskey({ core }: CallContext, userId: string, id: string): Promise<void> {
  await inTransaction(core.db, async (trx) => {
    await lockWaysIn(trx, userId);
    if (!(await deletePasskey(trx, userId, id))) throw new ApiError('not_found');
    await requireWayIn(trx, userId);
    await core.outbox.emit(trx, 'security.changed', { userId, change: 'passkey_removed' });
  });
}

/** What the browser needs to log in by a passkey: it offers the keys it has, so no account is named. */
export async function beginPasskeyLogIn({ core, request, address }: CallContext): Promise<PasskeyOptions> {
  await takeFromNetwork(core, 'passkey', address);
  const options = await generateAuthenticationOptions({ rpID: new URL(request.origin).hostname, userVerification: 'required' });
  await insertChallenge(core.db, { hash: hashToken(options.challenge), userId: null, seconds: CHALLENGE_SECONDS });
  return { ...options };
}

/** Logs in by what a passkey answered. An unknown key, a wrong signature and a copied key look alike: `wrong_credentials`. */
export async function logInByPasskey(context: CallContext, answer: PasskeyAnswer): Promise<string> {
  const { core } = context;
  const passkey = await findPasskey(core.db, answer.id);
  const counter = await verifyLogIn(context, answer, passkey);
  if (!passkey || counter === null || !(await markUsed(core.db, passkey.id, counter))) throw new ApiError('wrong_credentials');
  return passFirstFactor(context, { userId: passkey.user_id, isLimited: false });
}

async function verifyRegistration(context: CallContext, userId: string, answer: PasskeyAnswer) {
  const { core, request } = context;
  let isChallengeDead = false;
  try {
    const result = await verifyRegistrationResponse({
      response: answer as unknown as RegistrationResponseJSON,
      expectedChallenge: async (challenge) => {
        isChallengeDead = !(await takeChallenge(core.db, hashToken(challenge), userId));
        return !isChallengeDead;
      },
      expectedOrigin: request.origin,
      expectedRPID: new URL(request.origin).hostname,
    });
    if (result.verified) return result.registrationInfo;
  } catch (error) {
    core.log.info({ reason: error instanceof Error ? error.name : 'unknown' }, 'a passkey was refused');
  }
  throw new ApiError(isChallengeDead ? 'dead_token' : 'bad_input', { detail: 'answer: refused' });
}

/** The new counter of a right answer; `null` for a wrong one. The challenge is used up either way, before anything is told. */
async function verifyLogIn({ core, request }: CallContext, answer: PasskeyAnswer, passkey: PasskeyRow | undefined): Promise<number | null> {
  if (!(await takeChallenge(core.db, hashToken(challengeOf(answer)), null))) throw new ApiError('dead_token');
  if (!passkey) return null;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer as unknown as AuthenticationResponseJSON,
      expectedChallenge: challengeOf(answer),
      expectedOrigin: request.origin,
      expectedRPID: new URL(request.origin).hostname,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: Number(passkey.counter),
        transports: transportsOf(passkey.transports),
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch (error) {
    core.log.info({ reason: error instanceof Error ? error.name : 'unknown' }, 'a passkey was refused');
    return null;
  }
}

/** The challenge that an answer says it answers; empty when it cannot be read. The verifier compares it with what was signed. */
function challengeOf(answer: PasskeyAnswer): string {
  try {
    const clientData = JSON.parse(Buffer.from(String(answer.response['clientDataJSON']), 'base64url').toString('utf8')) as unknown;
    const { challenge } = clientData as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

function transportsOf(transports: readonly string[]): AuthenticatorTransport[] {
  return transports as AuthenticatorTransport[];
}

function nameOf(given: string): string {
  const name = given.trim();
  if (hasControlCharacters(name)) throw wrongName('characters');
  if (isInvisible(name)) throw wrongName('required');
  if (Array.from(name).length > textLimits.passkeyName) throw wrongName('maxLength', textLimits.passkeyName);
  return name;
}

function wrongName(rule: string, limit?: number): ApiError {
  return new ApiError('bad_input', { detail: `name: ${rule}`, extra: { fields: [{ field: 'name', rule, ...(limit ? { limit } : {}) }] } });
}
