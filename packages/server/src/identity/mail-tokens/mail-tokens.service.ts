import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { Database } from '../../core/database/database.ts';
import { hashToken, makeToken } from '../../core/secrets/tokens.ts';
import { deleteTokensBut, deleteTokensOf, deleteTokensBesideAlerts, insertMailToken, takeToken } from './mail-tokens.queries.ts';

/** What a link in a mail may be for, and the hours it is good. */
export const mailPurposes = {
  verify_email: 72,
  change_email: 24,
  reset_password: 1,
  log_in: 1,
  not_me: 7 * 24,
  recover_passcode: 1,
} as const satisfies Record<string, number>;

export type MailPurpose = keyof typeof mailPurposes;

/** Makes the token of a mailed link; a newer one for the same purpose leaves the older ones good until they end. */
export async function issueMailToken(
  db: Database,
  token: { userId: string; purpose: MailPurpose; details?: Record<string, unknown> },
): Promise<string> {
  const text = makeToken();
  const { userId, purpose, details = {} } = token;
  await insertMailToken(db, { tokenHash: hashToken(text), userId, purpose, details, hours: mailPurposes[purpose] });
  return text;
}

/** Uses the token of a mailed link up; throws `dead_token` when it is unknown, used, too old or for something else. */
export async function takeMailToken(
  db: Database,
  token: string,
  purpose: MailPurpose,
): Promise<{ userId: string; details: Record<string, unknown> }> {
  const taken = await takeToken(db, hashToken(token), purpose);
  if (!taken) throw new ApiError('dead_token');
  return taken;
}

/**
 * Kills what waits in mails to open an account. "This wasn't me" stays good: whoever broke in changes the password and the
 * address too, and must not silence who was warned.
 */
export function revokeOpeningLinks(db: Database, userId: string): Promise<void> {
  return deleteTokensBut(db, userId, 'not_me');
}

/**
 * Kills the mailed links of an account but the other alerts to the address that was told. One break-in sends several, and
 * each takes back what came since its own moment.
 */
export function revokeLinksBesideAlerts(db: Database, userId: string, email: string): Promise<void> {
  return deleteTokensBesideAlerts(db, userId, email);
}

/** Kills the mailed links of an account, of one purpose or all. */
export function revokeMailTokens(db: Database, userId: string, purpose: MailPurpose | null = null): Promise<void> {
  return deleteTokensOf(db, userId, purpose);
}
