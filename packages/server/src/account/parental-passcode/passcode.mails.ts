import type { Core } from '../../core/core.ts';
import type { MailName } from '../../core/mail/mail-text.ts';
import { findAccount, sendAccountMail } from '../../identity/accounts/index.ts';

/** What the backup address is told of; the mail's name is the person whose account it is, not who reads. */
export type PasscodeNews = 'set' | 'changed' | 'removed' | 'tried';

const NEWS_MAILS = {
  set: 'passcodeSet',
  changed: 'passcodeChanged',
  removed: 'passcodeRemoved',
  tried: 'passcodeTried',
} as const satisfies Record<PasscodeNews, MailName>;

/** Tells the backup addresses what became of the passcode. */
export async function mailAboutPasscode(core: Core, userId: string, news: PasscodeNews, addresses: readonly string[]): Promise<void> {
  const account = await findAccount(core.db, userId);
  for (const email of addresses) {
    await sendAccountMail(core, { ...account, email }, { mail: NEWS_MAILS[news], path: '/parental-passcode/' });
  }
}

/** Tells the backup address that somebody guesses. */
export function mailAboutTries(core: Core, userId: string, backupEmail: string): Promise<void> {
  return mailAboutPasscode(core, userId, 'tried', [backupEmail]);
}

export async function sendRecoveryLink(core: Core, userId: string, backupEmail: string, token: string): Promise<void> {
  const account = await findAccount(core.db, userId);
  const path = `/parental-passcode/reset/?token=${token}`;
  await sendAccountMail(core, { ...account, email: backupEmail }, { mail: 'passcodeRecovery', path });
}
