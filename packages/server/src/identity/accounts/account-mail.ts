import type { Core } from '../../core/core.ts';
import { instanceOrigin } from '../../core/config/instance-origin.ts';
import type { Database } from '../../core/database/database.ts';
import { composeMail } from '../../core/mail/compose-mail.ts';
import { chooseMailWords, type MailWords } from '../../core/mail/mail-words.ts';

/** To whom a mail about an account goes. */
export interface MailRecipient {
  /** The account that it is about; none for who has none yet. */
  readonly id?: string;
  readonly email: string | null;
  readonly full_name: string;
  readonly locale: string;
}

/** What every mail about an account may name. */
export interface AccountMailParts {
  readonly name: string;
  readonly app: string;
}

/**
 * Writes to the person of an account in their language; `path` is where the mail's button leads. In a
 * transaction, it goes out when that is committed. Nothing without an address.
 */
export async function sendAccountMail<Parts extends object>(
  core: Core,
  to: MailRecipient,
  mail: { readonly words: MailWords<AccountMailParts & Parts>; readonly path: string; readonly parts: Parts },
  trx?: Database,
): Promise<void> {
  if (to.email === null) return;
  const { subject, paragraphs, action } = chooseMailWords(
    mail.words,
    to.locale,
  )({ ...mail.parts, name: to.full_name, app: core.config.appName });
  const composed = composeMail({
    to: to.email,
    subject,
    paragraphs,
    locale: to.locale,
    appName: core.config.appName,
    action: { label: action, url: `${instanceOrigin(core.config)}${mail.path}` },
  });
  await core.mailer.send({ ...composed, userId: to.id }, trx);
}
