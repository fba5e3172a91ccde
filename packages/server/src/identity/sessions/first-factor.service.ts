import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { hashToken, makeToken } from '../../core/secrets/tokens.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { checkSecondFactor, needsSecondFactor } from '../second-factor/index.ts';
import { makeHandshakeToken, readDevice } from './handshake.service.ts';
import { insertAttempt, takeAttempt, takeTry } from './log-in-attempts.queries.ts';

/** Seconds that an attempt waits for its second factor, and how many codes it stands. */
const ATTEMPT_SECONDS = 600;
const ATTEMPT_TRIES = 5;

/** Who passed a first factor, whichever it was. */
export interface FirstFactor {
  readonly userId: string;
  /** A link in a mail or a remembered device: the person may browse and save. */
  readonly isLimited: boolean;
}

/**
 * The one way from any first factor (password, provider, passkey, link in a mail) to a handshake token. Where the account
 * has a second factor there is none before it is shown: with `code` at once, else `more_proof_needed` names an attempt.
 */
export async function passFirstFactor(
  context: CallContext,
  factor: FirstFactor,
  code?: string | null,
  trustsDevice = false,
): Promise<string> {
  const { core } = context;
  if (!(await needsSecondFactor(core.db, factor.userId, readDevice(context.cookies)))) return giveHandshake(context, factor);
  if (!code) throw new ApiError('more_proof_needed', { extra: { attempt: await beginAttempt(context, factor) } });
  await checkSecondFactor(core, factor.userId, code);
  return giveHandshake(context, factor, trustsDevice);
}

/** Shows the second factor of an attempt. A wrong code costs one of its tries; the last one ends it. */
export async function passSecondFactor(
  context: CallContext,
  input: { attempt: string; code: string; trustDevice: boolean },
): Promise<string> {
  const { core } = context;
  const tokenHash = hashToken(input.attempt);
  const attempt = await takeTry(core.db, tokenHash);
  if (!attempt) throw new ApiError('dead_token');
  await checkSecondFactor(core, attempt.userId, input.code);
  if (!(await takeAttempt(core.db, tokenHash))) throw new ApiError('dead_token');
  return giveHandshake(context, attempt, input.trustDevice);
}

async function beginAttempt({ core }: CallContext, factor: FirstFactor): Promise<string> {
  const token = makeToken();
  await insertAttempt(core.db, { ...factor, tokenHash: hashToken(token), tries: ATTEMPT_TRIES, seconds: ATTEMPT_SECONDS });
  return token;
}

function giveHandshake({ core }: CallContext, { userId, isLimited }: FirstFactor, trustsDevice = false): Promise<string> {
  return makeHandshakeToken(core.db, { userId, isLimited, isRegistration: false, trustsDevice });
}
