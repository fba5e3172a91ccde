import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import type { Core } from '../../core/core.ts';
import type { EventListener } from '../../core/events/outbox.ts';
import { takeFromLimit } from '../../core/limits/limits.ts';
import { findAccount, proveEmail, sendAccountMail, type AccountSummary } from '../accounts/index.ts';
import { issueMailToken, takeMailToken } from '../mail-tokens/index.ts';

const RESENDS_PER_HOUR = 5;

/** Mails the link that proves an address, unless it is proven. */
export async function sendVerification(core: Core, account: AccountSummary): Promise<void> {
  if (account.email === null || account.email_verified_at !== null) return;
  const token = await issueMailToken(core.db, { userId: account.id, purpose: 'verify_email', details: { email: account.email } });
  await sendAccountMail(core, account, { mail: 'verifyEmail', path: `/verify/email/?token=${token}` });
}

/** The viewer asks for the mail once more (`C7.1`); a few times an hour. */
export async function resendVerification(core: Core, userId: string): Promise<void> {
  await takeFromLimit(core, { name: 'verification-mail', subject: userId, most: RESENDS_PER_HOUR });
  await sendVerification(core, await findAccount(core.db, userId));
}

/** Uses the link of a verification mail; one for an address that the account no longer has is dead. */
export async function verifyEmail(core: Core, token: string): Promise<void> {
  await inTransaction(core.db, async (trx) => {
    const { userId, details } = await takeMailToken(trx, token, 'verify_email');
    if (!(await proveEmail(trx, userId, String(details['email'])))) throw new ApiError('dead_token');
  });
}

/** Whoever signs up gets the verification mail. Accounts that nobody signs in to by a password of their own have no use for it. */
export function verificationListener(core: Core): EventListener {
  return {
    name: 'email-verification',
    types: ['user.created'],
    handle: async (events) => {
      for (const { payload } of events) {
        const account = await findNewcomer(core, payload['userId']!);
        if (account) await sendVerification(core, account);
      }
    },
  };
}

async function findNewcomer(core: Core, userId: string): Promise<AccountSummary | null> {
  try {
    const account = await findAccount(core.db, userId);
    return account.is_demo || account.is_owner ? null : account;
  } catch (error) {
    // The account is gone again already.
    if (error instanceof ApiError && error.errorName === 'user_not_found') return null;
    throw error;
  }
}
