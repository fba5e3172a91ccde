import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { checkEmail, tidyEmail } from '@bowerbird/domain/identity/email.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { instanceOrigin } from '../../core/config/instance-origin.ts';
import type { Core } from '../../core/core.ts';
import type { Database } from '../../core/database/database.ts';
import { isWithinLimit } from '../../core/limits/limits.ts';
import { addressKey, boxKey, hashAddress } from '../../core/mail/address-key.ts';
import { equalsSafely, sign } from '../../core/secrets/tokens.ts';
import { badField } from '../../endpoints/bad-field.ts';
import { closeHash, isHashClosed } from './mail-invites.queries.ts';

/** Names, in the link of a mail, what its press ends: every mail that somebody has sent to the address. */
export const MAIL_LIST = 'address';
const PURPOSE = 'close-address';
/** An address gets so many in an hour, from whomever; more are not sent, and nobody is told. */
const MAILS_PER_ADDRESS = 3;

type MailCore = Pick<Core, 'db' | 'config'>;

/** The addresses as they are kept, each once. Throws what is wrong with one. */
export function readEmails(typed: readonly string[]): string[] {
  const emails = new Map<string, string>();
  for (const one of typed) {
    const problem = checkEmail(one);
    if (problem) throw badField('emails', problem, problem === 'maxLength' ? textLimits.email : undefined);
    emails.set(addressKey(one), tidyEmail(one));
  }
  return [...emails.values()];
}

/** Whether an address takes one more mail that asks its person in: it is not flooded, and did not ask to be left alone. */
export async function takesInviteMail(core: MailCore, email: string): Promise<boolean> {
  const isOpen = await isWithinLimit(core, { name: 'invite-mails', subject: boxKey(email), most: MAILS_PER_ADDRESS });
  return isOpen && !(await isClosed(core.db, email));
}

/** Whether an address asked to be left alone. */
export function isClosed(db: Database, email: string): Promise<boolean> {
  return isHashClosed(db, hashAddress(boxKey(email)));
}

/** Where one press ends such mails to an address, without an account. The link says no address, and holds for ever. */
export function closingUrl({ config }: Pick<Core, 'config'>, email: string): string {
  const hash = hashAddress(boxKey(email)).toString('base64url');
  return `${instanceOrigin(config)}/unsubscribe/?token=${hash}.${MAIL_LIST}.${sign(config.secretKey, PURPOSE, hash)}`;
}

/** Leaves the address of a link alone from now on. Throws `dead_token`. */
export async function closeByLink({ db, config }: MailCore, token: string): Promise<void> {
  const [hash = '', list, signature = ''] = token.split('.');
  if (list !== MAIL_LIST || !equalsSafely(signature, sign(config.secretKey, PURPOSE, hash))) throw new ApiError('dead_token');
  await closeHash(db, Buffer.from(hash, 'base64url'));
}
