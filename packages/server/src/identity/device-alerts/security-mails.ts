import type { MailWords } from '../../core/mail/mail-words.ts';
import type { AccountMailParts, SecurityChange } from '../accounts/index.ts';

type Language = keyof MailWords<AccountMailParts>;
/** The subject, and what happened. */
type News = readonly [subject: (app: string) => string, happened: string];

const around: { readonly [language in Language]: { hello: (name: string) => string; undo: string; action: string } } = {
  en: {
    hello: (name) => `Hello ${name},`,
    undo: 'If it was you, there is nothing to do. If not, press the button: every device is logged out at once, what was added is taken back, and you choose a new password.',
    action: 'This wasn’t me',
  },
  de: {
    hello: (name) => `Hallo ${name},`,
    undo: 'Wenn du es warst, ist nichts zu tun. Wenn nicht, drücke auf den Knopf: Alle Geräte werden sofort abgemeldet, was hinzukam, wird zurückgenommen, und du wählst ein neues Passwort.',
    action: 'Das war ich nicht',
  },
  ja: {
    hello: (name) => `${name} さん`,
    undo: 'ご本人の場合は、何もする必要はありません。心当たりがない場合はボタンを押してください。すべての端末がすぐにログアウトされ、追加されたものは取り消され、新しいパスワードを設定できます。',
    action: '心当たりがありません',
  },
  ar: {
    hello: (name) => `مرحبًا ${name}،`,
    undo: 'إذا كنت أنت فلا حاجة إلى فعل شيء. وإن لم تكن أنت فاضغط الزر: تُسجَّل كل الأجهزة خروجًا حالًا، ويُلغى ما أضيف، وتختار كلمة مرور جديدة.',
    action: 'لم أكن أنا',
  },
};

const news: { readonly [change in SecurityChange]: { readonly [language in Language]: News } } = {
  two_step_on: {
    en: [
      (app) => `Two-step log-in is on for your ${app} account`,
      'two-step log-in was switched on: besides the password, a code of an authenticator app is asked for.',
    ],
    de: [
      (app) => `Anmelden in zwei Schritten ist an für dein Konto bei ${app}`,
      'das Anmelden in zwei Schritten wurde eingeschaltet: Neben dem Passwort wird nun nach einem Code einer Authenticator-App gefragt.',
    ],
    ja: [
      (app) => `${app} アカウントの 2 段階ログインが有効になりました`,
      '2 段階ログインが有効になりました。ログイン時に認証アプリのコードも必要になります。',
    ],
    ar: [
      (app) => `تسجيل الدخول بخطوتين مفعّل لحسابك على ${app}`,
      'فُعّل تسجيل الدخول بخطوتين: إلى جانب كلمة المرور يُطلب رمز من تطبيق المصادقة.',
    ],
  },
  two_step_off: {
    en: [(app) => `Two-step log-in is off for your ${app} account`, 'two-step log-in was switched off: no code is asked for any more.'],
    de: [
      (app) => `Anmelden in zwei Schritten ist aus für dein Konto bei ${app}`,
      'das Anmelden in zwei Schritten wurde ausgeschaltet: Es wird nicht mehr nach einem Code gefragt.',
    ],
    ja: [
      (app) => `${app} アカウントの 2 段階ログインが無効になりました`,
      '2 段階ログインが無効になりました。ログイン時にコードは必要なくなります。',
    ],
    ar: [(app) => `تسجيل الدخول بخطوتين متوقف لحسابك على ${app}`, 'أوقف تسجيل الدخول بخطوتين: لم يعد يُطلب رمز.'],
  },
  recovery_codes_made: {
    en: [(app) => `New recovery codes for your ${app} account`, 'new recovery codes were made. The former ones no longer work.'],
    de: [
      (app) => `Neue Wiederherstellungscodes für dein Konto bei ${app}`,
      'es wurden neue Wiederherstellungscodes erstellt. Die früheren gelten nicht mehr.',
    ],
    ja: [(app) => `${app} アカウントの新しいリカバリーコード`, '新しいリカバリーコードが作成されました。以前のコードは使えません。'],
    ar: [(app) => `رموز استرداد جديدة لحسابك على ${app}`, 'أُنشئت رموز استرداد جديدة. لم تعد الرموز السابقة صالحة.'],
  },
  passkey_added: {
    en: [(app) => `A passkey was added to your ${app} account`, 'a passkey was added: whoever has it logs in without a password.'],
    de: [(app) => `Ein Passkey kam zu deinem Konto bei ${app} hinzu`, 'ein Passkey kam hinzu: Wer ihn hat, meldet sich ohne Passwort an.'],
    ja: [
      (app) => `${app} アカウントにパスキーが追加されました`,
      'パスキーが追加されました。これを持つ人はパスワードなしでログインできます。',
    ],
    ar: [(app) => `أضيف مفتاح مرور إلى حسابك على ${app}`, 'أضيف مفتاح مرور: من يملكه يسجّل الدخول بلا كلمة مرور.'],
  },
  passkey_removed: {
    en: [(app) => `A passkey was removed from your ${app} account`, 'a passkey was removed. It no longer opens your account.'],
    de: [(app) => `Ein Passkey deines Kontos bei ${app} wurde entfernt`, 'ein Passkey wurde entfernt. Er öffnet dein Konto nicht mehr.'],
    ja: [(app) => `${app} アカウントのパスキーが削除されました`, 'パスキーが削除されました。このパスキーではログインできなくなります。'],
    ar: [(app) => `أزيل مفتاح مرور من حسابك على ${app}`, 'أزيل مفتاح مرور. لم يعد يفتح حسابك.'],
  },
  provider_added: {
    en: [
      (app) => `A sign-in was connected to your ${app} account`,
      'an account elsewhere was connected: whoever has it can log in with it.',
    ],
    de: [
      (app) => `Eine Anmeldung wurde mit deinem Konto bei ${app} verbunden`,
      'ein Konto bei einem anderen Dienst wurde verbunden: Wer es hat, kann sich damit anmelden.',
    ],
    ja: [
      (app) => `${app} アカウントに外部サービスが連携されました`,
      '外部サービスのアカウントが連携されました。これを持つ人はそれでログインできます。',
    ],
    ar: [(app) => `رُبط حساب خارجي بحسابك على ${app}`, 'رُبط حساب من خدمة أخرى: من يملكه يستطيع تسجيل الدخول به.'],
  },
  provider_removed: {
    en: [
      (app) => `A sign-in was disconnected from your ${app} account`,
      'an account elsewhere was disconnected. It no longer opens yours.',
    ],
    de: [
      (app) => `Eine Anmeldung wurde von deinem Konto bei ${app} getrennt`,
      'ein Konto bei einem anderen Dienst wurde getrennt. Es öffnet deines nicht mehr.',
    ],
    ja: [
      (app) => `${app} アカウントの外部サービス連携が解除されました`,
      '外部サービスのアカウントの連携が解除されました。それではログインできなくなります。',
    ],
    ar: [(app) => `أُلغي ربط حساب خارجي بحسابك على ${app}`, 'أُلغي ربط حساب من خدمة أخرى. لم يعد يفتح حسابك.'],
  },
  owner_added: {
    en: [
      (app) => `Your ${app} account has another owner`,
      'another account was made an owner of this one: whoever uses it enters here too.',
    ],
    de: [
      (app) => `Dein Konto bei ${app} hat einen weiteren Inhaber`,
      'ein anderes Konto wurde Inhaber von diesem: Wer es nutzt, kommt auch hier hinein.',
    ],
    ja: [
      (app) => `${app} アカウントに所有者が追加されました`,
      '別のアカウントがこのアカウントの所有者になりました。それを使う人はこのアカウントにも入れます。',
    ],
    ar: [(app) => `لحسابك على ${app} مالك آخر`, 'صار حساب آخر مالكًا لهذا الحساب: من يستخدمه يدخل هنا أيضًا.'],
  },
};

function wordsOf(told: { readonly [language in Language]: News }): MailWords<AccountMailParts> {
  const write =
    (language: Language) =>
    ({ name, app }: AccountMailParts) => {
      const { hello, undo, action } = around[language];
      const [subject, happened] = told[language];
      return { subject: subject(app), paragraphs: [hello(name), happened, undo], action };
    };
  return { en: write('en'), de: write('de'), ja: write('ja'), ar: write('ar') };
}

/** To whoever's account is opened by something else than before. */
export const securityMails: { readonly [change in SecurityChange]: MailWords<AccountMailParts> } = {
  two_step_on: wordsOf(news.two_step_on),
  two_step_off: wordsOf(news.two_step_off),
  recovery_codes_made: wordsOf(news.recovery_codes_made),
  passkey_added: wordsOf(news.passkey_added),
  passkey_removed: wordsOf(news.passkey_removed),
  provider_added: wordsOf(news.provider_added),
  provider_removed: wordsOf(news.provider_removed),
  owner_added: wordsOf(news.owner_added),
};
