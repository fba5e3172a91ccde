import type { Intrusion } from '../../contributions.ts';
import type { Core } from '../../core/core.ts';
import type { EventListener } from '../../core/events/outbox.ts';
import type { StoredEvent } from '../../core/events/outbox.queries.ts';
import type { MailWords } from '../../core/mail/mail-words.ts';
import { findAccount, sendAccountMail, type AccountMailParts, type SecurityChange } from '../accounts/index.ts';
import { changedAddressMail } from '../email-change/index.ts';
import { issueMailToken, revokeLinksBesideAlerts, takeMailToken } from '../mail-tokens/index.ts';
import { passwordChangedMail } from '../mailed-links/index.ts';
import { newDeviceMail } from './alert-mails.ts';
import { securityMails } from './security-mails.ts';

/** Tells people by mail of a device that their account did not know, and of what changed at its door. */
export function deviceAlertListener(core: Core): EventListener {
  return {
    name: 'device-alerts',
    types: ['device.added', 'password.changed', 'security.changed', 'email_change.asked'],
    handle: async (events) => {
      for (const event of events) await alertPerson(core, event);
    },
  };
}

async function alertPerson(core: Core, { type, payload, createdAt }: StoredEvent): Promise<void> {
  const account = await findAccount(core.db, payload['userId']!).catch(() => null);
  // Where another address is wanted, the one that was there until then is told.
  const email = payload['email'] ?? account?.email;
  if (!account || !email) return;
  const token = await issueMailToken(core.db, {
    userId: account.id,
    purpose: 'not_me',
    details: { email, since: createdAt.toISOString() },
  });
  const send = <Parts extends object>(words: MailWords<AccountMailParts & Parts>, parts: Parts) =>
    sendAccountMail(core, { ...account, email }, { words, path: `/secure/not-me/?token=${token}`, parts });
  const { device = '', place = '', address = '', change } = payload;
  if (type === 'password.changed') return send(passwordChangedMail, {});
  if (type === 'security.changed') return send(securityMails[change as SecurityChange], {});
  if (type === 'email_change.asked') return send(changedAddressMail, { address });
  return send(newDeviceMail, { device, place });
}

/**
 * Locks an account up because its person said "this wasn't me": every session, device, owner and app is out, the password
 * that somebody else may know is dead, what they may have added is taken back, and a reset link comes back. Throws `dead_token`.
 */
export function lockUp(core: Core, token: string): Promise<string> {
  return core.db.transaction().execute(async (trx) => {
    const { userId, details } = await takeMailToken(trx, token, 'not_me');
    const email = String(details['email']);
    const intrusion: Intrusion = { userId, since: new Date(String(details['since'])), email, reason: 'not_me' };
    for (const { takeBack } of core.contributions) await takeBack?.(trx, intrusion);
    await revokeLinksBesideAlerts(trx, userId, email);
    const account = await findAccount(trx, userId);
    return issueMailToken(trx, { userId, purpose: 'reset_password', details: { email: account.email } });
  });
}
