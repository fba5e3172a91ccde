import { instanceOrigin } from '../../core/config/instance-origin.ts';
import type { Core } from '../../core/core.ts';
import type { Database } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import type { EventListener } from '../../core/events/outbox.ts';
import { isWithinLimit } from '../../core/limits/limits.ts';
import { addressKey, boxKey, hashAddress } from '../../core/mail/address-key.ts';
import { composeMail } from '../../core/mail/compose-mail.ts';
import { writeMailText } from '../../core/mail/mail-text.ts';
import { serverWords } from '../../core/mail/server-words.ts';
import { selectIsOpen } from '../../identity/registration/index.ts';
import { closingUrl, isClosed, takesInviteMail } from '../../people/mail-invites/index.ts';
import {
  askByAddress,
  findProvenEmail,
  findProvenOwner,
  findWriter,
  holdMembers,
  leaveOldAddresses,
  selectWaitingFor,
  selectWaitingIn,
  withholdAll,
  type WaitingAddress,
} from './addresses.queries.ts';
import { bringsYoungTogether, findRecipients } from './conversations.access.ts';

declare module '../../core/events/outbox.ts' {
  interface DomainEvents {
    /** Somebody wrote to addresses. What comes of it is done after the reply, which tells nothing of it. */
    'message.addressed': { readonly conversationId: string };
  }
}

/** Mails to one address of one sender in a day, and of all of them. More are not sent, and nobody is told. */
const MAILS_OF_SENDER = 1;
const MAILS_TO_ADDRESS = 3;

/** Brings what was written to an address to its account, or a mail to who has none; and what waited, once somebody has the address. */
export function addressListener(core: Core): EventListener {
  return {
    name: 'message-addresses',
    types: ['message.addressed', 'email.proven'],
    handle: async (events) => {
      for (const { type, payload } of events) {
        if (type === 'email.proven') await deliverWaiting(core, payload['userId']!);
        else await deliverNew(core, payload['conversationId']!);
      }
    },
  };
}

async function deliverNew(core: Core, conversationId: string): Promise<void> {
  for (const address of await selectWaitingIn(core.jobsDb, conversationId)) {
    await inTransaction(core.jobsDb, async (trx) => {
      // Locked whoever has the address, so that nobody learns by waiting whether somebody does.
      await holdMembers(trx, conversationId);
      const ownerId = await findProvenOwner(trx, [address.email.toLowerCase(), addressKey(address.email)]);
      await (ownerId === undefined ? inviteByMail(core, trx, address) : askOwner(trx, address, ownerId));
    });
  }
}

/** An address that asked to be left alone meant what waits for it, too. */
async function deliverWaiting(core: Core, userId: string): Promise<void> {
  const email = await findProvenEmail(core.jobsDb, userId);
  if (email === undefined) return;
  await inTransaction(core.jobsDb, (trx) => leaveOldAddresses(trx, userId, hashAddress(email)));
  const isDropped = await isClosed(core.jobsDb, email);
  for (const address of await selectWaitingFor(core.jobsDb, hashAddress(email))) {
    await inTransaction(core.jobsDb, (trx) => (isDropped ? withholdAll(trx, address) : askOwner(trx, address, userId)));
  }
}

/** Asks an account by every rule that stands when somebody is written to; what a rule refuses arrives neither now nor later. */
async function askOwner(trx: Database, address: WaitingAddress, ownerId: string): Promise<void> {
  const members = await holdMembers(trx, address.conversation_id);
  const isWelcome = !members.includes(ownerId) && (await isWelcomeTo(trx, address, [...members, ownerId]));
  await (isWelcome ? askByAddress(trx, address, ownerId) : withholdAll(trx, address));
}

async function isWelcomeTo(trx: Database, address: WaitingAddress, people: readonly string[]): Promise<boolean> {
  if (!(await findWriter(trx, address))) return false;
  const [owner] = await findRecipients(trx, { userId: address.sender_id }, people.slice(-1));
  if (!owner || owner.is_apart || owner.is_barred || owner.delivery === 'off') return false;
  return !(await bringsYoungTogether(trx, people));
}

/** Tells who has no account that somebody wrote; the words themselves wait here. */
async function inviteByMail(core: Core, trx: Database, address: WaitingAddress): Promise<void> {
  const writer = await findWriter(trx, address);
  const { email } = address;
  // Who did not prove an address of their own has no mail sent for them.
  if (!writer || (await findProvenEmail(trx, address.sender_id)) === undefined) return;
  if (!(await selectIsOpen(trx)) || !(await takesMessageMail(core, trx, address))) return;
  const { appName } = core.config;
  const { action, ...words } = writeMailText('messageInvite', writer.locale, { name: writer.full_name, app: appName });
  const url = closingUrl(core, email);
  const mail = await composeMail({
    ...words,
    to: email,
    appName,
    action: { label: action, url: `${instanceOrigin(core.config)}/signup/#email=${encodeURIComponent(email)}` },
    footer: { label: serverWords(words.locale, 'mails')._('mail.footer.closeAddress'), url },
  });
  await core.mailer.send({ ...mail, unsubscribeUrl: url, userId: address.sender_id }, trx);
}

async function takesMessageMail(core: Core, trx: Database, { email, sender_id: senderId }: WaitingAddress): Promise<boolean> {
  const counted = { db: trx, config: core.config };
  const key = boxKey(email);
  const ofSender = { name: 'message-mails', subject: `${senderId}:${key}`, most: MAILS_OF_SENDER, per: 'day' } as const;
  const ofAll = { name: 'message-mails-to', subject: key, most: MAILS_TO_ADDRESS, per: 'day' } as const;
  return (await isWithinLimit(counted, ofSender)) && (await isWithinLimit(counted, ofAll)) && takesInviteMail(counted, email);
}
