import type { Core } from '../../core/core.ts';
import { instanceOrigin } from '../../core/config/instance-origin.ts';
import type { Database } from '../../core/database/database.ts';
import { composeMail } from '../../core/mail/compose-mail.ts';
import { writeMailText, type MailName } from '../../core/mail/mail-text.ts';

/** To whom a mail about an account goes. */
export interface MailRecipient {
  /** The account that it is about; none for who has none yet. */
  readonly id?: string;
  readonly email: string | null;
  readonly full_name: string;
  readonly locale: string;
}

/** One mail about an account. */
export interface AccountMail {
  readonly mail: MailName;
  /** Where its button leads. */
  readonly path: string;
  /** What fills its words, besides `name` and `app`. */
  readonly values?: Readonly<Record<string, string>>;
}

/** Writes to the person of an account in their language. In a transaction, it goes out when that is committed. Nothing without an address. */
export async function sendAccountMail(core: Core, to: MailRecipient, { mail, path, values }: AccountMail, trx?: Database): Promise<void> {
  if (to.email === null) return;
  const { appName } = core.config;
  const { action, ...words } = writeMailText(mail, to.locale, { ...values, name: to.full_name, app: appName });
  const composed = await composeMail({
    ...words,
    to: to.email,
    appName,
    action: { label: action, url: `${instanceOrigin(core.config)}${path}` },
  });
  await core.mailer.send({ ...composed, userId: to.id }, trx);
}
