import type { MailWords } from '../../core/mail/mail-words.ts';
import type { AccountMailParts } from '../accounts/index.ts';

/** Where somebody signed in from: `Firefox on Linux`, and a country where it is known. */
export interface DeviceParts {
  readonly device: string;
  readonly place: string;
}

const where = ({ device, place }: DeviceParts) => [device, place].filter((part) => part !== '').join(', ') || '–';

export const newDeviceMail: MailWords<AccountMailParts & DeviceParts> = {
  en: (parts) => ({
    subject: `A new device logged in to your ${parts.app} account`,
    paragraphs: [
      `Hello ${parts.name},`,
      `somebody logged in to your account from a device that we did not know: ${where(parts)}.`,
      'If it was you, there is nothing to do. If not, press the button: every device is logged out at once, and you choose a new password.',
    ],
    action: 'This wasn’t me',
  }),
  de: (parts) => ({
    subject: `Ein neues Gerät hat sich in deinem Konto bei ${parts.app} angemeldet`,
    paragraphs: [
      `Hallo ${parts.name},`,
      `jemand hat sich von einem Gerät angemeldet, das wir noch nicht kannten: ${where(parts)}.`,
      'Wenn du es warst, ist nichts zu tun. Wenn nicht, drücke auf den Knopf: Alle Geräte werden sofort abgemeldet, und du wählst ein neues Passwort.',
    ],
    action: 'Das war ich nicht',
  }),
  ja: (parts) => ({
    subject: `${parts.app} に新しい端末からログインがありました`,
    paragraphs: [
      `${parts.name} さん`,
      `これまで使われていない端末からログインがありました：${where(parts)}`,
      'ご本人の場合は、何もする必要はありません。心当たりがない場合はボタンを押してください。すべての端末がすぐにログアウトされ、新しいパスワードを設定できます。',
    ],
    action: '心当たりがありません',
  }),
  ar: (parts) => ({
    subject: `سجّل جهاز جديد الدخول إلى حسابك على ${parts.app}`,
    paragraphs: [
      `مرحبًا ${parts.name}،`,
      `سجّل شخص ما الدخول إلى حسابك من جهاز لم نعرفه من قبل: ${where(parts)}.`,
      'إذا كنت أنت فلا حاجة إلى فعل شيء. وإن لم تكن أنت فاضغط الزر: تُسجَّل كل الأجهزة خروجًا حالًا، وتختار كلمة مرور جديدة.',
    ],
    action: 'لم أكن أنا',
  }),
};
