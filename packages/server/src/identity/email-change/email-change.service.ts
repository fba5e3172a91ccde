import type { AskForEmailChangeInput } from '@bowerbird/contract/identity/email-change/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { checkEmail, tidyEmail } from '@bowerbird/domain/identity/email.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import type { Core } from '../../core/core.ts';
import { takeFromLimit } from '../../core/limits/limits.ts';
import { badField } from '../../endpoints/bad-field.ts';
import { confirmPassword, findAccount, findByEmail, sendAccountMail } from '../accounts/index.ts';
import { issueMailToken, revokeMailTokens, takeMailToken } from '../mail-tokens/index.ts';
import { updateEmail } from './email-change.queries.ts';
import { changedAddressMail, confirmAddressMail } from './email-change-mails.ts';

const CHANGES_PER_HOUR = 5;

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

  await core.db.transaction().execute(async (trx) => {
    await revokeMailTokens(trx, userId, 'change_email');
    const path = `/email/change/?token=${await issueMailToken(trx, { userId, purpose: 'change_email', details: { email } })}`;
    await sendAccountMail(core, { ...account, email }, { words: confirmAddressMail, path, parts: { address: email } }, trx);
    await sendAccountMail(core, account, { words: changedAddressMail, path: '/settings/edit/email/', parts: { address: email } }, trx);
  });
}

/** Opens the link that was mailed to the new address. Every other mailed link of the account, sent to the old one, is dead then. */
export async function confirmEmailChange(core: Core, token: string): Promise<void> {
  try {
    await core.db.transaction().execute(async (trx) => {
      const { userId, details } = await takeMailToken(trx, token, 'change_email');
      if (!(await updateEmail(trx, userId, String(details['email'])))) throw takenAddress();
      await revokeMailTokens(trx, userId);
    });
  } catch (error) {
    // Somebody signed up with the address at this moment.
    if ((error as { code?: unknown }).code === '23505') throw takenAddress(error);
    throw error;
  }
}

function takenAddress(cause?: unknown): ApiError {
  return new ApiError('email_taken', { extra: { fields: [{ field: 'email', rule: 'taken' }] }, cause });
}
