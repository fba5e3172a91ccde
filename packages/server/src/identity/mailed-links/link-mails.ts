import type { MailWords } from '../../core/mail/mail-words.ts';
import type { AccountMailParts } from '../accounts/index.ts';

type LinkWords = MailWords<AccountMailParts>;

export const logInMail: LinkWords = {
  en: ({ name, app }) => ({
    subject: `Your link to log in to ${app}`,
    paragraphs: [
      `Hello ${name},`,
      `with this link you come in to ${app} without your password, to look around and save. It works once, within an hour.`,
      'If you did not ask for it, do nothing: without this mail nobody gets in.',
    ],
    action: 'Log in',
  }),
  de: ({ name, app }) => ({
    subject: `Dein Link zum Anmelden bei ${app}`,
    paragraphs: [
      `Hallo ${name},`,
      `mit diesem Link kommst du ohne Passwort zu ${app}, zum Stöbern und Merken. Er gilt einmal und eine Stunde lang.`,
      'Wenn du ihn nicht angefordert hast, musst du nichts tun: Ohne diese Mail kommt niemand hinein.',
    ],
    action: 'Anmelden',
  }),
  ja: ({ name, app }) => ({
    subject: `${app} のログイン用リンク`,
    paragraphs: [
      `${name} さん`,
      `このリンクを使うと、パスワードなしで ${app} を閲覧し、ピンを保存できます。有効期限は 1 時間、1 回限りです。`,
      '心当たりがない場合は、何もする必要はありません。このメールがなければ誰もログインできません。',
    ],
    action: 'ログイン',
  }),
  ar: ({ name, app }) => ({
    subject: `رابط تسجيل الدخول إلى ${app}`,
    paragraphs: [
      `مرحبًا ${name}،`,
      `بهذا الرابط تدخل إلى ${app} بلا كلمة مرور، للتصفح والحفظ. يعمل مرة واحدة خلال ساعة.`,
      'إذا لم تطلبه فلا تفعل شيئًا: لا يدخل أحد من دون هذه الرسالة.',
    ],
    action: 'تسجيل الدخول',
  }),
};

export const resetMail: LinkWords = {
  en: ({ name, app }) => ({
    subject: `Choose a new password for ${app}`,
    paragraphs: [
      `Hello ${name},`,
      `somebody, we hope you, asked for a new password on ${app}. This link works once, within an hour. Your other devices will be logged out.`,
      'If it was not you, do nothing: your password stays as it is.',
    ],
    action: 'Choose a new password',
  }),
  de: ({ name, app }) => ({
    subject: `Neues Passwort für ${app} wählen`,
    paragraphs: [
      `Hallo ${name},`,
      `jemand, hoffentlich du, möchte ein neues Passwort für ${app}. Dieser Link gilt einmal und eine Stunde lang. Deine anderen Geräte werden abgemeldet.`,
      'Wenn du es nicht warst, musst du nichts tun: Dein Passwort bleibt, wie es ist.',
    ],
    action: 'Neues Passwort wählen',
  }),
  ja: ({ name, app }) => ({
    subject: `${app} の新しいパスワードの設定`,
    paragraphs: [
      `${name} さん`,
      `${app} で新しいパスワードの設定が求められました。このリンクの有効期限は 1 時間、1 回限りです。ほかの端末はログアウトされます。`,
      '心当たりがない場合は、何もする必要はありません。パスワードは変わりません。',
    ],
    action: '新しいパスワードを設定',
  }),
  ar: ({ name, app }) => ({
    subject: `اختر كلمة مرور جديدة على ${app}`,
    paragraphs: [
      `مرحبًا ${name}،`,
      `طلب شخص ما، ونأمل أنه أنت، كلمة مرور جديدة على ${app}. يعمل هذا الرابط مرة واحدة خلال ساعة، وستُسجَّل أجهزتك الأخرى خروجًا.`,
      'إذا لم تكن أنت فلا تفعل شيئًا: تبقى كلمة مرورك كما هي.',
    ],
    action: 'اختيار كلمة مرور جديدة',
  }),
};

export const passwordChangedMail: LinkWords = {
  en: ({ name, app }) => ({
    subject: `Your password on ${app} was changed`,
    paragraphs: [
      `Hello ${name},`,
      'your password was changed, and every other device was logged out.',
      'If it was not you, choose a new one at once.',
    ],
    action: 'This wasn’t me',
  }),
  de: ({ name, app }) => ({
    subject: `Dein Passwort bei ${app} wurde geändert`,
    paragraphs: [
      `Hallo ${name},`,
      'dein Passwort wurde geändert, und alle anderen Geräte wurden abgemeldet.',
      'Wenn du es nicht warst, wähle sofort ein neues.',
    ],
    action: 'Das war ich nicht',
  }),
  ja: ({ name, app }) => ({
    subject: `${app} のパスワードが変更されました`,
    paragraphs: [
      `${name} さん`,
      'パスワードが変更され、ほかのすべての端末がログアウトされました。',
      '心当たりがない場合は、すぐに新しいパスワードを設定してください。',
    ],
    action: '心当たりがありません',
  }),
  ar: ({ name, app }) => ({
    subject: `تغيّرت كلمة مرورك على ${app}`,
    paragraphs: [`مرحبًا ${name}،`, 'تغيّرت كلمة مرورك، وسُجّلت كل أجهزتك الأخرى خروجًا.', 'إذا لم تكن أنت فاختر كلمة مرور جديدة حالًا.'],
    action: 'لم أكن أنا',
  }),
};
