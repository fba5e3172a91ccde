import type { MailWords } from '../../core/mail/mail-words.ts';
import type { AccountMailParts } from '../accounts/index.ts';

/** To who asked for their data: that it can be downloaded. */
export const exportReadyMail: MailWords<AccountMailParts> = {
  en: ({ name, app }) => ({
    subject: `Your ${app} data is ready`,
    paragraphs: [`Hello ${name},`, 'the archive with everything that we keep of you is ready. You can download it for 7 days.'],
    action: 'Go to the download',
  }),
  de: ({ name, app }) => ({
    subject: `Deine Daten von ${app} sind bereit`,
    paragraphs: [`Hallo ${name},`, 'das Archiv mit allem, was wir von dir haben, ist fertig. Du kannst es 7 Tage lang herunterladen.'],
    action: 'Zum Download',
  }),
  ja: ({ name, app }) => ({
    subject: `${app} のデータの準備ができました`,
    paragraphs: [`${name} さん`, '保存されているすべてのデータのアーカイブができました。7 日間ダウンロードできます。'],
    action: 'ダウンロードへ',
  }),
  ar: ({ name, app }) => ({
    subject: `بياناتك على ${app} جاهزة`,
    paragraphs: [`مرحبًا ${name}،`, 'الأرشيف الذي يضم كل ما نحتفظ به عنك جاهز. يمكنك تنزيله لمدة 7 أيام.'],
    action: 'الانتقال إلى التنزيل',
  }),
};
