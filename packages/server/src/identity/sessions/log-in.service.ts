import type { LogInInput } from '@bowerbird/contract/identity/sessions/schemas.ts';
import { ApiError, type FieldProblem } from '@bowerbird/contract/protocol/errors.ts';
import { accountStates, isRestoredByLogIn } from '@bowerbird/domain/identity/account-state.ts';
import { hasControlCharacters } from '@bowerbird/domain/identity/email.ts';
import { foldCase } from '@bowerbird/domain/fold-case.ts';
import { returnToLimit, takeFromLimit, takeFromNetwork, type Limit } from '../../core/limits/limits.ts';
import { verifyPassword } from '../../core/secrets/password-hash.ts';
import { hashToken } from '../../core/secrets/tokens.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { findForLogIn } from '../accounts/index.ts';
import { passFirstFactor } from './first-factor.service.ts';
import { readDevice } from './handshake.service.ts';

/** Of a password nobody has, with the parameters of all others: an unknown name takes as long as a wrong password. */
const NOBODYS_HASH = '$argon2id$v=19$m=19456,t=2,p=1$VU5cJuRhWqTJU3ubyU5hrQ$N4/BL5C8QRxkGgTQbycEDd6U/LfGUUFaMmKyzBVmXcE';

/** Checks a name and a password; gives a handshake token, once the second factor is shown where there is one. An unknown name, a wrong password and a closed account look alike. */
export async function logIn(context: CallContext, input: LogInInput, trustsDevice = false): Promise<string> {
  const { core } = context;
  const identifier = input.username_or_email.trim();
  const fields = missingFields(identifier, input.password);
  if (fields.length > 0) throw new ApiError('bad_input', { detail: `${fields[0]!.field}: required`, extra: { fields } });

  await takeFromNetwork(core, 'password', context.address);
  if ((await core.botCheck.judge(input.token, ['mweb_login', 'web_unauth'])) === 'bot') throw new ApiError('bot_check_failed');
  const device = readDevice(context.cookies);
  // Control characters are in nobody's name, and PostgreSQL would refuse some of them.
  const sought = hasControlCharacters(identifier) ? '' : identifier;
  const account = await findForLogIn(core.db, sought, hashToken(device ?? ''));
  const limit = hashLimit(context, identifier, account?.is_known_device ? `${account.id}:${device}` : null);
  await takeFromLimit(core, limit);

  const isRight = await verifyPassword(account?.hash ?? NOBODYS_HASH, input.password);
  if (!account || account.hash === null || !isRight) throw new ApiError('wrong_credentials');
  await returnToLimit(core, limit);
  if (account.state === accountStates.suspended) throw new ApiError('account_suspended');
  if (!isRestoredByLogIn(account.state)) throw new ApiError('wrong_credentials');
  return passFirstFactor(context, { userId: account.id, isLimited: false }, input.mfa_token, trustsDevice);
}

/** A device that signed in to the account before has a budget of its own, which strangers cannot use up. */
function hashLimit({ core }: CallContext, identifier: string, knownDevice: string | null): Limit {
  const { limits } = core.config;
  return knownDevice === null
    ? { name: 'login-name', subject: foldCase(identifier), most: limits.hashTriesPerHour }
    : { name: 'login-device', subject: knownDevice, most: limits.deviceTriesPerHour };
}

function missingFields(identifier: string, password: string): FieldProblem[] {
  return [
    ...(identifier === '' ? [{ field: 'username_or_email', rule: 'required' }] : []),
    ...(password === '' ? [{ field: 'password', rule: 'required' }] : []),
  ];
}
