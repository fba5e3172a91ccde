import type { Core } from '../../core/core.ts';
import type { EventListener } from '../../core/events/outbox.ts';
import { findAccount, forgetPassword, sendAccountMail } from '../accounts/index.ts';
import { issueMailToken, revokeMailTokens, takeMailToken } from '../mail-tokens/index.ts';
import { passwordChangedMail } from '../mailed-links/index.ts';
import { deleteOwnersOf } from '../linked-accounts/index.ts';
import { endSessions, forgetDevices } from '../sessions/index.ts';
import { newDeviceMail } from './alert-mails.ts';

/** Tells people by mail of a device that their account did not know, and of a changed password. */
export function deviceAlertListener(core: Core): EventListener {
  return {
    name: 'device-alerts',
    types: ['device.added', 'password.changed'],
    handle: async (events) => {
      for (const { type, payload } of events) await alertPerson(core, type, payload);
    },
  };
}

async function alertPerson(core: Core, type: string, payload: Record<string, string>): Promise<void> {
  const account = await findAccount(core.db, payload['userId']!).catch(() => null);
  if (!account) return;
  const token = await issueMailToken(core.db, { userId: account.id, purpose: 'not_me', details: { email: account.email } });
  const path = `/secure/not-me/?token=${token}`;
  if (type === 'password.changed') return sendAccountMail(core, account, { words: passwordChangedMail, path, parts: {} });
  const { device = '', place = '' } = payload;
  return sendAccountMail(core, account, { words: newDeviceMail, path, parts: { device, place } });
}

/**
 * Locks an account up because its person said "this wasn't me": every session, device and owner is out, the password that
 * somebody else may know is dead, and a reset link comes back. Throws `dead_token`.
 */
export function lockUp(core: Core, token: string): Promise<string> {
  return core.db.transaction().execute(async (trx) => {
    const { userId, details } = await takeMailToken(trx, token, 'not_me');
    await endSessions(trx, userId);
    await forgetDevices(trx, userId);
    await deleteOwnersOf(trx, userId);
    await forgetPassword(trx, userId);
    await revokeMailTokens(trx, userId);
    return issueMailToken(trx, { userId, purpose: 'reset_password', details });
  });
}
