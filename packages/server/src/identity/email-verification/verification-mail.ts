import type { MailWords } from '../../core/mail/mail-words.ts';
import type { AccountMailParts } from '../accounts/index.ts';

export const verificationMail: MailWords<AccountMailParts> = {
  en: ({ name, app }) => ({
    subject: `Verify your email for ${app}`,
    paragraphs: [`Hello ${name},`, `please confirm that this address is yours, so that your account on ${app} stays in your hands.`],
    action: 'Verify my email',
  }),
  de: ({ name, app }) => ({
    subject: `Bestätige deine E-Mail-Adresse für ${app}`,
    paragraphs: [`Hallo ${name},`, `bitte bestätige, dass diese Adresse dir gehört, damit dein Konto bei ${app} in deinen Händen bleibt.`],
    action: 'E-Mail-Adresse bestätigen',
  }),
  ja: ({ name, app }) => ({
    subject: `${app} のメールアドレスの確認`,
    paragraphs: [`${name} さん`, `${app} のアカウントを安全に保つため、このメールアドレスがご本人のものであることを確認してください。`],
    action: 'メールアドレスを確認',
  }),
  ar: ({ name, app }) => ({
    subject: `أكّد بريدك الإلكتروني على ${app}`,
    paragraphs: [`مرحبًا ${name}،`, `أكّد من فضلك أن هذا العنوان لك، ليبقى حسابك على ${app} بين يديك.`],
    action: 'تأكيد بريدي',
  }),
};
