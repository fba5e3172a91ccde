import type { Core } from '../../core/core.ts';
import { isWithinLimit } from '../../core/limits/limits.ts';
import { findByEmail, sendAccountMail } from '../accounts/index.ts';

const MAILS_PER_HOUR = 3;

/** Tells the person behind an address that somebody tried to sign up with it; a few times an hour at most. */
export async function mailOwnerOfAddress(core: Core, email: string): Promise<void> {
  const account = await findByEmail(core.db, email);
  if (!account) return;
  if (!(await isWithinLimit(core, { name: 'taken-mail', subject: account.id, most: MAILS_PER_HOUR }))) return;
  await sendAccountMail(core, account, { mail: 'addressTaken', path: '/login/' });
}
