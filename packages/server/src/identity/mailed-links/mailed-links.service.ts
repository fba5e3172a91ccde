import type { AskForLinkInput } from '@bowerbird/contract/identity/mailed-links/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { isCommonPassword } from '@bowerbird/domain/identity/common-passwords.ts';
import { hasControlCharacters } from '@bowerbird/domain/identity/email.ts';
import { foldCase } from '@bowerbird/domain/fold-case.ts';
import { checkPassword, passwordLength } from '@bowerbird/domain/identity/password.ts';
import { isOwnPath } from '@bowerbird/domain/own-path.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { takeFromLimit, takeFromNetwork } from '../../core/limits/limits.ts';
import type { Core } from '../../core/core.ts';
import { hashPassword } from '../../core/secrets/password-hash.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { findAccount, proveEmail, savePassword, revertIntrusion } from '../accounts/index.ts';
import { revokeOpeningLinks, takeMailToken, type MailPurpose } from '../mail-tokens/index.ts';
import { endSessions, passFirstFactor } from '../sessions/index.ts';

/** Mails that one name or address gets an hour; whether it belongs to anybody makes no difference. */
const LINKS_PER_HOUR = 5;

declare module '../../core/events/outbox.ts' {
  interface DomainEvents {
    /** Somebody asked for a link by mail. Who that is, if anybody, is looked up behind the reply. */
    'mailed_link.asked': { identifier: string; purpose: 'log_in' | 'reset_password'; next: string };
  }
}

/**
 * Notes that a link is asked for. Nothing is looked up before the reply. So neither its words nor its time tell whether an
 * account is there.
 */
export async function askForLink({ core, address }: CallContext, input: AskForLinkInput): Promise<void> {
  const identifier = input.username_or_email.trim();
  if (identifier === '') {
    throw new ApiError('bad_input', { extra: { fields: [{ field: 'username_or_email', rule: 'required' }] } });
  }
  await takeFromNetwork(core, 'ask-for-link', address);
  await takeFromLimit(core, { name: `mailed-${input.purpose}`, subject: foldCase(identifier), most: LINKS_PER_HOUR });
  const next = input.next && isOwnPath(input.next) ? input.next : '';
  await core.outbox.emit(core.db, 'mailed_link.asked', {
    identifier: hasControlCharacters(identifier) ? '' : identifier,
    purpose: input.purpose,
    next,
  });
}

/** Comes in by a mailed link: a limited login, and the address is proven. Throws `dead_token`. */
export async function logInByLink(context: CallContext, token: string): Promise<string> {
  const { core } = context;
  await takeFromNetwork(core, 'open-link', context.address);
  const userId = await inTransaction(core.db, (trx) => takeProvenLink({ ...core, db: trx }, token, 'log_in'));
  return passFirstFactor(context, { userId, isLimited: true });
}

/**
 * Sets a new password by a mailed link, ends every session and every other link, and comes in. A password that is refused
 * leaves the link good for another try.
 */
export async function resetPassword(context: CallContext, input: { token: string; password: string }): Promise<string> {
  const { core } = context;
  await takeFromNetwork(core, 'open-link', context.address);
  const form = checkPassword(input.password, '');
  if (form !== null) throw refusedPassword('bad_input', form);
  if (isCommonPassword(input.password)) throw refusedPassword('password_not_allowed', 'too_common');

  const userId = await inTransaction(core.db, async (trx) => {
    const id = await takeProvenLink({ ...core, db: trx }, input.token, 'reset_password');
    const { email } = await findAccount(trx, id);
    if (email !== null && checkPassword(input.password, email) !== null) throw refusedPassword('password_not_allowed', 'same_as_email');
    await savePassword(trx, id, await hashPassword(input.password));
    await endSessions(trx, id);
    await revokeOpeningLinks(trx, id);
    await core.outbox.emit(trx, 'password.changed', { userId: id });
    return id;
  });
  return passFirstFactor(context, { userId, isLimited: false });
}

/**
 * Uses a link up that was mailed to the account's present address; one mailed to a former address is dead. Where nobody had
 * proven the address, somebody else may have made the account, and wait in it for its owner: their ways in go.
 */
async function takeProvenLink(
  { db, contributions }: Pick<Core, 'db' | 'contributions'>,
  token: string,
  purpose: MailPurpose,
): Promise<string> {
  const { userId, details } = await takeMailToken(db, token, purpose);
  const { email, email_verified_at: provenAt } = await findAccount(db, userId);
  if (details['email'] !== email) throw new ApiError('dead_token');
  if (email === null) return userId;
  await proveEmail(db, userId, email);
  if (provenAt !== null) return userId;
  await revertIntrusion({ contributions }, db, { userId, since: new Date(0), email, reason: 'first_proof' });
  return userId;
}

function refusedPassword(name: 'bad_input' | 'password_not_allowed', rule: string): ApiError {
  const limits: Record<string, number> = { minLength: passwordLength.min, maxLength: passwordLength.max };
  const limit = limits[rule];
  return new ApiError(name, {
    extra: { fields: [limit === undefined ? { field: 'password', rule } : { field: 'password', rule, limit }] },
  });
}
