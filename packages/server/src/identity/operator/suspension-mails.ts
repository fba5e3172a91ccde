import type { MailWords } from '../../core/mail/mail-words.ts';
import type { AccountMailParts } from '../accounts/index.ts';

/** To who was put out; why stands in the operator's log, and in the download of their data. */
export const suspendedMail: MailWords<AccountMailParts> = {
  en: ({ name, app }) => ({
    subject: `Your ${app} account is suspended`,
    paragraphs: [
      `Hello ${name},`,
      `whoever runs ${app} has suspended your account. You are logged out everywhere and cannot log in, and nobody sees your profile, boards and pins.`,
      'Nothing was deleted. If you are let in again, we tell you by mail.',
    ],
    action: 'Read the terms',
  }),
  de: ({ name, app }) => ({
    subject: `Dein Konto bei ${app} ist gesperrt`,
    paragraphs: [
      `Hallo ${name},`,
      `wer ${app} betreibt, hat dein Konto gesperrt. Du bist überall abgemeldet und kannst dich nicht anmelden; niemand sieht dein Profil, deine Pinnwände und Pins.`,
      'Gelöscht wurde nichts. Wirst du wieder zugelassen, sagen wir es dir per E-Mail.',
    ],
    action: 'Nutzungsbedingungen lesen',
  }),
  ja: ({ name, app }) => ({
    subject: `${app} のアカウントが停止されました`,
    paragraphs: [
      `${name} さん`,
      `${app} の運営者があなたのアカウントを停止しました。すべての端末からログアウトされ、ログインできません。プロフィール、ボード、ピンは誰にも見えません。`,
      '何も削除されていません。停止が解除されたら、メールでお知らせします。',
    ],
    action: '利用規約を読む',
  }),
  ar: ({ name, app }) => ({
    subject: `حسابك على ${app} موقوف`,
    paragraphs: [
      `مرحبًا ${name}،`,
      `أوقف مشغّل ${app} حسابك. سُجّل خروجك من كل مكان ولا يمكنك تسجيل الدخول، ولا يرى أحد ملفك ولوحاتك ودبابيسك.`,
      'لم يُحذف شيء. إذا سُمح لك بالدخول من جديد فسنخبرك بالبريد.',
    ],
    action: 'قراءة الشروط',
  }),
};

/** To who is let in again. */
export const liftedMail: MailWords<AccountMailParts> = {
  en: ({ name, app }) => ({
    subject: `You may log in to ${app} again`,
    paragraphs: [
      `Hello ${name},`,
      `your account on ${app} is no longer suspended. Your profile, boards and pins are there as they were, and others see them again.`,
      'You were logged out everywhere, so log in anew.',
    ],
    action: 'Log in',
  }),
  de: ({ name, app }) => ({
    subject: `Du kannst dich bei ${app} wieder anmelden`,
    paragraphs: [
      `Hallo ${name},`,
      `dein Konto bei ${app} ist nicht mehr gesperrt. Profil, Pinnwände und Pins sind da wie zuvor, und andere sehen sie wieder.`,
      'Du wurdest überall abgemeldet, melde dich also neu an.',
    ],
    action: 'Anmelden',
  }),
  ja: ({ name, app }) => ({
    subject: `${app} にまたログインできます`,
    paragraphs: [
      `${name} さん`,
      `${app} のアカウントの停止が解除されました。プロフィール、ボード、ピンは以前のまま残っており、ほかの人にもまた表示されます。`,
      'すべての端末からログアウトされているため、もう一度ログインしてください。',
    ],
    action: 'ログイン',
  }),
  ar: ({ name, app }) => ({
    subject: `يمكنك تسجيل الدخول إلى ${app} من جديد`,
    paragraphs: [
      `مرحبًا ${name}،`,
      `لم يعد حسابك على ${app} موقوفًا. ملفك ولوحاتك ودبابيسك كما كانت، ويراها الآخرون من جديد.`,
      'سُجّل خروجك من كل مكان، فسجّل الدخول من جديد.',
    ],
    action: 'تسجيل الدخول',
  }),
};
