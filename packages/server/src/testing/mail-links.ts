import type { Mail } from '../core/mail/mailer.ts';

/** The address behind the button of a mail. */
export function linkIn(mail: Mail): URL {
  const address = /https?:\/\/\S+/.exec(mail.text)?.[0];
  if (!address) throw new Error(`There is no link in "${mail.subject}".`);
  return new URL(address);
}
