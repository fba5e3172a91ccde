import type { MailWords } from '../../core/mail/mail-words.ts';
import type { AccountMailParts } from '../accounts/index.ts';

/** What the backup address is told of; `name` is the person whose account it is, not who reads. */
export type PasscodeNews = 'set' | 'changed' | 'removed' | 'tried';

const notYou = {
  en: 'If you know nothing of this, talk with whoever uses the account.',
  de: 'Wenn du davon nichts weißt, sprich mit der Person, die das Konto nutzt.',
  ja: '心当たりがない場合は、アカウントを使っている方に確認してください。',
  ar: 'إن لم تكن على علم بذلك فتحدث مع من يستخدم الحساب.',
} as const;

export const passcodeNewsMails: Readonly<Record<PasscodeNews, MailWords<AccountMailParts>>> = {
  set: {
    en: ({ name, app }) => ({
      subject: `A parental passcode for ${name} on ${app}`,
      paragraphs: [`Protected settings of ${name}’s account now ask for a parental passcode, and this is its backup address.`, notYou.en],
      action: 'About the passcode',
    }),
    de: ({ name, app }) => ({
      subject: `Ein Eltern-Code für ${name} bei ${app}`,
      paragraphs: [
        `Geschützte Einstellungen des Kontos von ${name} fragen nun nach einem Eltern-Code, und dies ist die Adresse dafür.`,
        notYou.de,
      ],
      action: 'Zum Eltern-Code',
    }),
    ja: ({ name, app }) => ({
      subject: `${app} の ${name} さんに保護者パスコードが設定されました`,
      paragraphs: [
        `${name} さんのアカウントの保護された設定に保護者パスコードが必要になり、このアドレスが予備のアドレスになりました。`,
        notYou.ja,
      ],
      action: 'パスコードについて',
    }),
    ar: ({ name, app }) => ({
      subject: `رمز ولي الأمر لحساب ${name} على ${app}`,
      paragraphs: [`صارت الإعدادات المحمية لحساب ${name} تطلب رمز ولي الأمر، وهذا هو عنوانه الاحتياطي.`, notYou.ar],
      action: 'عن الرمز',
    }),
  },
  changed: {
    en: ({ name, app }) => ({
      subject: `The parental passcode for ${name} on ${app} was changed`,
      paragraphs: [`The parental passcode of ${name}’s account, or its backup address, was changed just now.`, notYou.en],
      action: 'About the passcode',
    }),
    de: ({ name, app }) => ({
      subject: `Der Eltern-Code für ${name} bei ${app} wurde geändert`,
      paragraphs: [`Der Eltern-Code des Kontos von ${name} oder die Adresse dafür wurde eben geändert.`, notYou.de],
      action: 'Zum Eltern-Code',
    }),
    ja: ({ name, app }) => ({
      subject: `${app} の ${name} さんの保護者パスコードが変更されました`,
      paragraphs: [`${name} さんのアカウントの保護者パスコードまたは予備のアドレスが変更されました。`, notYou.ja],
      action: 'パスコードについて',
    }),
    ar: ({ name, app }) => ({
      subject: `تغيّر رمز ولي الأمر لحساب ${name} على ${app}`,
      paragraphs: [`تغيّر الآن رمز ولي الأمر لحساب ${name} أو عنوانه الاحتياطي.`, notYou.ar],
      action: 'عن الرمز',
    }),
  },
  removed: {
    en: ({ name, app }) => ({
      subject: `The parental passcode for ${name} on ${app} was removed`,
      paragraphs: [`Settings of ${name}’s account no longer ask for a passcode.`, notYou.en],
      action: 'About the passcode',
    }),
    de: ({ name, app }) => ({
      subject: `Der Eltern-Code für ${name} bei ${app} wurde entfernt`,
      paragraphs: [`Die Einstellungen des Kontos von ${name} fragen nicht mehr nach einem Code.`, notYou.de],
      action: 'Zum Eltern-Code',
    }),
    ja: ({ name, app }) => ({
      subject: `${app} の ${name} さんの保護者パスコードが削除されました`,
      paragraphs: [`${name} さんのアカウントの設定にパスコードは必要なくなりました。`, notYou.ja],
      action: 'パスコードについて',
    }),
    ar: ({ name, app }) => ({
      subject: `أزيل رمز ولي الأمر لحساب ${name} على ${app}`,
      paragraphs: [`لم تعد إعدادات حساب ${name} تطلب رمزًا.`, notYou.ar],
      action: 'عن الرمز',
    }),
  },
  tried: {
    en: ({ name, app }) => ({
      subject: `Wrong passcodes for ${name} on ${app}`,
      paragraphs: [
        `Somebody entered several wrong parental passcodes in ${name}’s account. Until the next hour begins none is accepted, not even the right one.`,
        notYou.en,
      ],
      action: 'About the passcode',
    }),
    de: ({ name, app }) => ({
      subject: `Falsche Eltern-Codes für ${name} bei ${app}`,
      paragraphs: [
        `Im Konto von ${name} wurden mehrere falsche Eltern-Codes eingegeben. Bis zur nächsten vollen Stunde wird keiner angenommen, auch nicht der richtige.`,
        notYou.de,
      ],
      action: 'Zum Eltern-Code',
    }),
    ja: ({ name, app }) => ({
      subject: `${app} の ${name} さんのアカウントで間違ったパスコードが入力されました`,
      paragraphs: [
        `${name} さんのアカウントで間違った保護者パスコードが何度も入力されました。次の時間になるまで、正しいパスコードも受け付けません。`,
        notYou.ja,
      ],
      action: 'パスコードについて',
    }),
    ar: ({ name, app }) => ({
      subject: `رموز خاطئة لحساب ${name} على ${app}`,
      paragraphs: [`أُدخلت عدة رموز خاطئة في حساب ${name}. لن يُقبل أي رمز حتى بداية الساعة التالية، ولو كان صحيحًا.`, notYou.ar],
      action: 'عن الرمز',
    }),
  },
};

/** The link that sets another passcode. */
export const recoverPasscodeMail: MailWords<AccountMailParts> = {
  en: ({ name, app }) => ({
    subject: `Set another parental passcode for ${name} on ${app}`,
    paragraphs: [
      `Somebody in ${name}’s account said that the parental passcode is forgotten. Press the button to set another one. The link is good for an hour, once.`,
      'If the passcode is not forgotten, there is nothing to do. Do not pass this mail on.',
    ],
    action: 'Set another passcode',
  }),
  de: ({ name, app }) => ({
    subject: `Neuer Eltern-Code für ${name} bei ${app}`,
    paragraphs: [
      `Im Konto von ${name} hieß es, der Eltern-Code sei vergessen. Drücke auf den Knopf, um einen neuen zu setzen. Der Link gilt eine Stunde und einmal.`,
      'Wenn der Code nicht vergessen ist, ist nichts zu tun. Gib diese Mail nicht weiter.',
    ],
    action: 'Neuen Code setzen',
  }),
  ja: ({ name, app }) => ({
    subject: `${app} の ${name} さんの保護者パスコードを再設定してください`,
    paragraphs: [
      `${name} さんのアカウントで、保護者パスコードを忘れたという申し出がありました。ボタンを押すと新しいパスコードを設定できます。リンクは 1 時間以内に 1 回だけ使えます。`,
      'パスコードを忘れていない場合は、何もする必要はありません。このメールを転送しないでください。',
    ],
    action: '新しいパスコードを設定',
  }),
  ar: ({ name, app }) => ({
    subject: `عيّن رمزًا آخر لولي الأمر لحساب ${name} على ${app}`,
    paragraphs: [
      `قيل من حساب ${name} إن رمز ولي الأمر قد نُسي. اضغط الزر لتعيين رمز آخر. الرابط صالح لساعة ولمرة واحدة.`,
      'إن لم يكن الرمز منسيًا فلا حاجة إلى فعل شيء. لا ترسل هذه الرسالة إلى أحد.',
    ],
    action: 'تعيين رمز آخر',
  }),
};
