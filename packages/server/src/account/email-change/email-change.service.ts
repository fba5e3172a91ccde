import type { AskForEmailChangeInput } from '@bowerbird/contract/account/email-change/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { checkEmail, tidyEmail } from '@bowerbird/domain/identity/email.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import type { Core } from '../../core/core.ts';
import type { Database } from '../../core/database/database.ts';
import { takeFromLimit } from '../../core/limits/limits.ts';
import { badField } from '../../endpoints/bad-field.ts';
import { confirmPassword, findAccount, findByEmail, sendAccountMail } from '../../identity/accounts/index.ts';
import { issueMailToken, revokeMailTokens, revokeOpeningLinks, takeMailToken } from '../../identity/mail-tokens/index.ts';
import { forgetEmail, updateEmail } from './email-change.queries.ts';

const CHANGES_PER_HOUR = 5;

declare module '../../core/events/outbox.ts' {
  interface DomainEvents {
    /** Somebody who knows the password wants `address` in place of `email`. */
    'email_change.asked': { userId: string; email: string; address: string };
  }
}

/** Asks for another address: its link is mailed to the new one, the old one is told. Nothing changes before the link is opened. */
export async function askForEmailChange(core: Core, userId: string, input: AskForEmailChangeInput): Promise<void> {
  const email = tidyEmail(input.email);
  const problem = checkEmail(email);
  if (problem !== null) throw badField('email', problem, problem === 'maxLength' ? textLimits.email : undefined);
  const account = await findAccount(core.db, userId);
  if (account.email?.toLowerCase() === email.toLowerCase()) throw badField('email', 'same');
  await confirmPassword(core, userId, input.password ?? '');
  await takeFromLimit(core, { name: 'email-change', subject: userId, most: CHANGES_PER_HOUR });
  if (await findByEmail(core.db, email)) throw takenAddress();

  await inTransaction(core.db, async (trx) => {
    await revokeMailTokens(trx, userId, 'change_email');
    const path = `/email/change/?token=${await issueMailToken(trx, { userId, purpose: 'change_email', details: { email } })}`;
    await sendAccountMail(core, { ...account, email }, { mail: 'confirmAddress', path, values: { address: email } }, trx);
    if (account.email !== null) await core.outbox.emit(trx, 'email_change.asked', { userId, email: account.email, address: email });
  });
}

/** Opens the link that was mailed to the new address. Every other mailed link of the account, sent to the old one, is dead then. */
export async function confirmEmailChange(core: Core, token: string): Promise<void> {
  try {
    await inTransaction(core.db, async (trx) => {
      const { userId, details } = await takeMailToken(trx, token, 'change_email');
      if (!(await updateEmail(trx, userId, String(details['email'])))) throw takenAddress();
      await core.outbox.emit(trx, 'email.proven', { userId });
      await revokeOpeningLinks(trx, userId);
    });
  } catch (error) {
    // Somebody signed up with the address at this moment.
    if ((error as { code?: unknown }).code === '23505') throw takenAddress(error);
    throw error;
  }
}

/** Gives an account the address back to which its person was written; none, where that is somebody else's by now. */
export async function revertEmail(db: Database, userId: string, email: string): Promise<void> {
  const { email: present } = await findAccount(db, userId);
  if (present !== email && !(await updateEmail(db, userId, email))) await forgetEmail(db, userId);
}

function takenAddress(cause?: unknown): ApiError {
  return new ApiError('email_taken', { extra: { fields: [{ field: 'email', rule: 'taken' }] }, cause });
}
