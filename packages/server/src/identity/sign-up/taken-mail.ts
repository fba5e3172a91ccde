import { languageOf } from '@bowerbird/domain/locales.ts';
import type { Core } from '../../core/core.ts';
import { instanceOrigin } from '../../core/config/instance-origin.ts';
import { isWithinLimit } from '../../core/limits/limits.ts';
import { composeMail } from '../../core/mail/compose-mail.ts';
import type { Mail } from '../../core/mail/mailer.ts';
import { findByEmail } from '../accounts/index.ts';

const MAILS_PER_HOUR = 3;

/** Tells the person behind an address that somebody tried to sign up with it; a few times an hour at most. */
export async function tellOwnerOfAddress(core: Core, email: string): Promise<void> {
  const account = await findByEmail(core.db, email);
  if (!account) return;
  if (!(await isWithinLimit(core, { name: 'taken-mail', subject: account.id, most: MAILS_PER_HOUR }))) return;
  await core.mailer.send(
    takenMail({
      to: account.email,
      name: account.full_name,
      locale: account.locale,
      appName: core.config.appName,
      origin: instanceOrigin(core.config),
    }),
  );
}

type Words = (parts: { name: string; app: string }) => { subject: string; paragraphs: string[]; action: string };

const english: Words = ({ name, app }) => ({
  subject: `You already have an account on ${app}`,
  paragraphs: [
    `Hello ${name},`,
    `somebody, maybe you, tried to sign up on ${app} with this address. It has an account already, so nothing was changed.`,
    'If it was you, just log in. If it was not, there is nothing to do.',
  ],
  action: 'Log in',
});

const words: Record<string, Words> = {
  en: english,
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

function takenMail(parts: { to: string; name: string; locale: string; appName: string; origin: string }): Mail {
  const { subject, paragraphs, action } = (words[languageOf(parts.locale)] ?? english)({ name: parts.name, app: parts.appName });
  return composeMail({ to: parts.to, subject, paragraphs, locale: parts.locale, action: { label: action, url: `${parts.origin}/login/` } });
}
