import type { MailWords } from '../../core/mail/mail-words.ts';
import type { AccountMailParts } from '../accounts/index.ts';

/** To who deletes their account: until when a log-in brings everything back. */
export const leavingMail: MailWords<AccountMailParts & { readonly day: string }> = {
  en: ({ name, app, day }) => ({
    subject: `Your ${app} account will be deleted`,
    paragraphs: [
      `Hello ${name},`,
      `nobody sees your account any more. On ${day} it is deleted for good, with every pin and board.`,
      'If you change your mind, log in before then, and everything is as it was.',
    ],
    action: 'Keep my account',
  }),
  de: ({ name, app, day }) => ({
    subject: `Dein Konto bei ${app} wird gelöscht`,
    paragraphs: [
      `Hallo ${name},`,
      `dein Konto sieht niemand mehr. Am ${day} wird es endgültig gelöscht, mit jedem Pin und jeder Pinnwand.`,
      'Wenn du es dir anders überlegst, melde dich vorher an, und alles ist wie zuvor.',
    ],
    action: 'Konto behalten',
  }),
  ja: ({ name, app, day }) => ({
    subject: `${app} のアカウントは削除されます`,
    paragraphs: [
      `${name} さん`,
      `アカウントは誰にも表示されなくなりました。${day} に、すべてのピンとボードとともに完全に削除されます。`,
      'お考えが変わった場合は、それまでにログインすれば、すべて元に戻ります。',
    ],
    action: 'アカウントを残す',
  }),
  ar: ({ name, app, day }) => ({
    subject: `سيُحذف حسابك على ${app}`,
    paragraphs: [
      `مرحبًا ${name}،`,
      `لم يعد أحد يرى حسابك. سيُحذف نهائيًا في ${day} مع كل الدبابيس واللوحات.`,
      'إذا غيّرت رأيك فسجّل الدخول قبل ذلك، ويعود كل شيء كما كان.',
    ],
    action: 'الاحتفاظ بحسابي',
  }),
};
