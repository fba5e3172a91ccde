import { inTransaction } from '../../core/database/transaction.ts';
import type { Core } from '../../core/core.ts';
import type { EventListener } from '../../core/events/outbox.ts';
import type { StoredEvent } from '../../core/events/outbox.queries.ts';
import type { MailName } from '../../core/mail/mail-text.ts';
import { findAccount, sendAccountMail, type SecurityChange, revertIntrusion, type Intrusion } from '../accounts/index.ts';
import { issueMailToken, revokeLinksBesideAlerts, takeMailToken } from '../mail-tokens/index.ts';

/** To whoever's account is opened by something else than before. */
const CHANGE_MAILS = {
  two_step_on: 'twoStepOn',
  two_step_off: 'twoStepOff',
  recovery_codes_made: 'recoveryCodesMade',
  passkey_added: 'passkeyAdded',
  passkey_removed: 'passkeyRemoved',
  provider_added: 'providerAdded',
  provider_removed: 'providerRemoved',
  owner_added: 'ownerAdded',
} as const satisfies Record<SecurityChange, MailName>;

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
  const send = (mail: MailName, values?: Record<string, string>) =>
    sendAccountMail(core, { ...account, email }, { mail, path: `/secure/not-me/?token=${token}`, values });
  const { device = '', place = '', address = '', change } = payload;
  if (type === 'password.changed') return send('passwordChanged');
  if (type === 'security.changed') return send(CHANGE_MAILS[change as SecurityChange]);
  if (type === 'email_change.asked') return send('changedAddress', { address });
  return send('newDevice', { device: [device, place].filter((part) => part !== '').join(', ') || '–' });
}

/**
 * Locks an account because its person said "this wasn't me". Every session, device, owner and app is out. The password that
 * somebody else may know is dead, and what they may have added is reverted. Gives a reset link. Throws `dead_token`.
 */
export function lockAccount(core: Core, token: string): Promise<string> {
  return inTransaction(core.db, async (trx) => {
    const { userId, details } = await takeMailToken(trx, token, 'not_me');
    const email = String(details['email']);
    const intrusion: Intrusion = { userId, since: new Date(String(details['since'])), email, reason: 'not_me' };
    await revertIntrusion(core, trx, intrusion);
    await revokeLinksBesideAlerts(trx, userId, email);
    const account = await findAccount(trx, userId);
    return issueMailToken(trx, { userId, purpose: 'reset_password', details: { email: account.email } });
  });
}
