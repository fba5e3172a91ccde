import type { MailWords } from '../../core/mail/mail-words.ts';
import type { AccountMailParts } from '../accounts/index.ts';

type AddressParts = AccountMailParts & { readonly address: string };

/** To the new address: the link that makes it the account's. */
export const confirmAddressMail: MailWords<AddressParts> = {
  en: ({ name, app, address }) => ({
    subject: `Confirm your new address for ${app}`,
    paragraphs: [
      `Hello ${name},`,
      `press the button to make ${address} the address of your account. The link is good for a day.`,
      'If you did not ask for this, there is nothing to do.',
    ],
    action: 'Confirm the address',
  }),
  de: ({ name, app, address }) => ({
    subject: `Bestätige deine neue Adresse für ${app}`,
    paragraphs: [
      `Hallo ${name},`,
      `drücke auf den Knopf, damit ${address} die Adresse deines Kontos wird. Der Link gilt einen Tag.`,
      'Wenn du das nicht wolltest, ist nichts zu tun.',
    ],
    action: 'Adresse bestätigen',
  }),
  ja: ({ name, app, address }) => ({
    subject: `${app} の新しいメールアドレスを確認してください`,
    paragraphs: [
      `${name} さん`,
      `ボタンを押すと、${address} がアカウントのメールアドレスになります。リンクの有効期限は 1 日です。`,
      '心当たりがない場合は、何もする必要はありません。',
    ],
    action: 'メールアドレスを確認',
  }),
  ar: ({ name, app, address }) => ({
    subject: `أكّد عنوانك الجديد على ${app}`,
    paragraphs: [
      `مرحبًا ${name}،`,
      `اضغط الزر ليصبح ${address} عنوان حسابك. الرابط صالح ليوم واحد.`,
      'إن لم تطلب ذلك فلا حاجة إلى فعل شيء.',
    ],
    action: 'تأكيد العنوان',
  }),
};

/** To the old address: that another one was asked for. */
export const changedAddressMail: MailWords<AddressParts> = {
  en: ({ name, app, address }) => ({
    subject: `Another address for your ${app} account`,
    paragraphs: [
      `Hello ${name},`,
      `somebody who knows your password asked to change the address of your account to ${address}. It changes once the link that we sent there is opened.`,
      'If it was not you, press the button: every device is logged out at once, this address stays yours, and you choose a new password.',
    ],
    action: 'This wasn’t me',
  }),
  de: ({ name, app, address }) => ({
    subject: `Eine andere Adresse für dein Konto bei ${app}`,
    paragraphs: [
      `Hallo ${name},`,
      `jemand, der dein Passwort kennt, möchte die Adresse deines Kontos in ${address} ändern. Sie ändert sich, sobald der Link dorthin geöffnet wird.`,
      'Wenn du das nicht warst, drücke auf den Knopf: Alle Geräte werden sofort abgemeldet, diese Adresse bleibt deine, und du wählst ein neues Passwort.',
    ],
    action: 'Das war ich nicht',
  }),
  ja: ({ name, app, address }) => ({
    subject: `${app} アカウントのメールアドレス変更について`,
    paragraphs: [
      `${name} さん`,
      `パスワードを知っている人が、アカウントのメールアドレスを ${address} に変更しようとしています。そこに送ったリンクが開かれると変更されます。`,
      '心当たりがない場合はボタンを押してください。すべての端末がすぐにログアウトされ、このアドレスはそのまま残り、新しいパスワードを設定できます。',
    ],
    action: '心当たりがありません',
  }),
  ar: ({ name, app, address }) => ({
    subject: `عنوان آخر لحسابك على ${app}`,
    paragraphs: [
      `مرحبًا ${name}،`,
      `طلب شخص يعرف كلمة مرورك تغيير عنوان حسابك إلى ${address}. يتغير العنوان عند فتح الرابط الذي أرسلناه إليه.`,
      'إن لم تكن أنت فاضغط الزر: تُسجَّل كل الأجهزة خروجًا حالًا، ويبقى هذا العنوان لك، وتختار كلمة مرور جديدة.',
    ],
    action: 'لم أكن أنا',
  }),
};
