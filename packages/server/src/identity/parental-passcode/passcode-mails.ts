import type { Core } from '../../core/core.ts';
import { findAccount, sendAccountMail } from '../accounts/index.ts';
import { passcodeNewsMails, recoverPasscodeMail, type PasscodeNews } from './passcode-mail-words.ts';

/** Tells the backup addresses what became of the passcode. */
export async function tellOfPasscode(core: Core, userId: string, news: PasscodeNews, addresses: readonly string[]): Promise<void> {
  const account = await findAccount(core.db, userId);
  for (const email of addresses) {
    await sendAccountMail(core, { ...account, email }, { words: passcodeNewsMails[news], path: '/parental-passcode/', parts: {} });
  }
}

/** Tells the backup address that somebody guesses. */
export function tellOfTries(core: Core, userId: string, backupEmail: string): Promise<void> {
  return tellOfPasscode(core, userId, 'tried', [backupEmail]);
}

export async function sendRecoveryLink(core: Core, userId: string, backupEmail: string, token: string): Promise<void> {
  const account = await findAccount(core.db, userId);
  const path = `/parental-passcode/reset/?token=${token}`;
  await sendAccountMail(core, { ...account, email: backupEmail }, { words: recoverPasscodeMail, path, parts: {} });
}
