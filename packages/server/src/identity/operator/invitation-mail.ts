import type { MailWords } from '../../core/mail/mail-words.ts';
import type { AccountMailParts } from '../accounts/index.ts';

/** To who is invited; `name` is who invites. */
export const invitationMail: MailWords<AccountMailParts> = {
  en: ({ name, app }) => ({
    subject: `${name} invites you to ${app}`,
    paragraphs: [
      'Hello,',
      `${name} invites you to ${app}, a place for pictures worth keeping. The link makes one account, within 14 days.`,
      'If you do not want one, there is nothing to do.',
    ],
    action: 'Make an account',
  }),
  de: ({ name, app }) => ({
    subject: `${name} lädt dich zu ${app} ein`,
    paragraphs: [
      'Hallo,',
      `${name} lädt dich zu ${app} ein, einem Ort für Bilder, die es wert sind. Der Link gilt 14 Tage, für ein Konto.`,
      'Wenn du keines möchtest, ist nichts zu tun.',
    ],
    action: 'Konto anlegen',
  }),
  ja: ({ name, app }) => ({
    subject: `${name} さんが ${app} に招待しています`,
    paragraphs: [
      'こんにちは。',
      `${name} さんが、取っておきたい画像を集める場所 ${app} に招待しています。リンクは 14 日以内に 1 つのアカウントを作れます。`,
      '必要がなければ、何もすることはありません。',
    ],
    action: 'アカウントを作る',
  }),
  ar: ({ name, app }) => ({
    subject: `يدعوك ${name} إلى ${app}`,
    paragraphs: [
      'مرحبًا،',
      `يدعوك ${name} إلى ${app}، مكان للصور التي تستحق الاحتفاظ بها. ينشئ الرابط حسابًا واحدًا خلال 14 يومًا.`,
      'إن لم ترغب في حساب فلا حاجة إلى فعل شيء.',
    ],
    action: 'إنشاء حساب',
  }),
};
