import type { Core } from '../../core/core.ts';
import { isWithinLimit } from '../../core/limits/limits.ts';
import type { MailWords } from '../../core/mail/mail-words.ts';
import { findByEmail, sendAccountMail, type AccountMailParts } from '../accounts/index.ts';

const MAILS_PER_HOUR = 3;

/** Tells the person behind an address that somebody tried to sign up with it; a few times an hour at most. */
export async function tellOwnerOfAddress(core: Core, email: string): Promise<void> {
  const account = await findByEmail(core.db, email);
  if (!account) return;
  if (!(await isWithinLimit(core, { name: 'taken-mail', subject: account.id, most: MAILS_PER_HOUR }))) return;
  await sendAccountMail(core, account, { words, path: '/login/', parts: {} });
}

const words: MailWords<AccountMailParts> = {
  en: ({ name, app }) => ({
    subject: `You already have an account on ${app}`,
    paragraphs: [
      `Hello ${name},`,
      `somebody, maybe you, tried to sign up on ${app} with this address. It has an account already, so nothing was changed.`,
      'If it was you, just log in. If it was not, there is nothing to do.',
    ],
    action: 'Log in',
  }),
  de: ({ name, app }) => ({
    subject: `Du hast schon ein Konto bei ${app}`,
    paragraphs: [
      `Hallo ${name},`,
      `jemand, vielleicht du, wollte sich mit dieser Adresse bei ${app} registrieren. Zu ihr gehört schon ein Konto; es wurde nichts geändert.`,
      'Wenn du es warst, melde dich einfach an. Wenn nicht, ist nichts zu tun.',
    ],
    action: 'Anmelden',
  }),
  ja: ({ name, app }) => ({
    subject: `${app} のアカウントはすでにあります`,
    paragraphs: [
      `${name} さん`,
      `このメールアドレスで ${app} に登録しようとした人がいます（ご本人かもしれません）。すでにアカウントがあるため、何も変更されていません。`,
      'ご本人の場合は、そのままログインしてください。心当たりがない場合は、何もする必要はありません。',
    ],
    action: 'ログイン',
  }),
  ar: ({ name, app }) => ({
    subject: `لديك حساب بالفعل على ${app}`,
    paragraphs: [
      `مرحبًا ${name}،`,
      `حاول شخص ما، وربما أنت، التسجيل في ${app} بهذا العنوان. لهذا العنوان حساب بالفعل، لذلك لم يتغير شيء.`,
      'إذا كنت أنت، فسجّل الدخول فحسب. وإن لم تكن أنت، فلا حاجة إلى فعل شيء.',
    ],
    action: 'تسجيل الدخول',
  }),
};
