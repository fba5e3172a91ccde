import type { CloseAccountInput, ClosedAccount } from '@bowerbird/contract/account/closure/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { LEAVING_DAYS } from '@bowerbird/domain/identity/account-state.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import type { Core } from '../../core/core.ts';
import { confirmPassword, eraseAccount, findAccount, sendAccountMail } from '../../identity/accounts/index.ts';
import { revokeOpeningLinks } from '../../identity/mail-tokens/index.ts';
import { endSessions } from '../../identity/sessions/index.ts';
import { hideAccount, takeLeavers } from './closure.queries.ts';

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
const LEAVERS_AT_ONCE = 20;

/** Hides the account of who knows its password and ends every session. The owner of the instance cannot leave it. */
export async function closeAccount(core: Core, userId: string, input: CloseAccountInput): Promise<ClosedAccount> {
  const account = await findAccount(core.db, userId);
  if (account.is_owner) throw new ApiError('forbidden', { extra: { reason: 'instance_owner' } });
  await confirmPassword(core, userId, input.password ?? '');
  const leavesAt = input.how === 'delete' ? new Date(core.now() + LEAVING_DAYS * DAY_MILLISECONDS) : null;
  await inTransaction(core.db, async (trx) => {
    await hideAccount(trx, userId, leavesAt);
    await endSessions(trx, userId);
    await revokeOpeningLinks(trx, userId);
    await core.outbox.emit(trx, 'user.visibility_changed', { userId });
    if (leavesAt === null) return;
    const day = new Intl.DateTimeFormat(account.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(leavesAt);
    await sendAccountMail(core, account, { mail: 'leaving', path: '/login/', values: { day } }, trx);
  });
  return { leaves_at: leavesAt?.toISOString() ?? null };
}

/** Erases every account whose days to change one's mind are over. */
export async function eraseLeavers(core: Core): Promise<void> {
  for (;;) {
    const leavers = await takeLeavers(core.jobsDb, new Date(core.now()), LEAVERS_AT_ONCE);
    for (const userId of leavers) await eraseAccount(core, userId);
    if (leavers.length < LEAVERS_AT_ONCE) return;
  }
}
