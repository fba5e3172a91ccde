import { inTransaction } from '../../core/database/transaction.ts';
import { emitEvent } from '../../core/events/outbox.ts';
import { forgetMailsTo } from '../../core/mail/mail.queries.ts';
import { dropKeysOf } from '../../endpoints/idempotency.queries.ts';
import type { Feature } from '../../feature.ts';
import { deleteAccountRow, forgetPassword, selectAccountForExport } from './accounts.queries.ts';

export { createAccount, type CreatedAccount, type NewAccount, type SecurityChange } from './create-account.service.ts';
export {
  findAccount,
  findAccountToMail,
  findByEmail,
  findForLogIn,
  savePassword,
  settleLocale,
  type AccountSummary,
} from './accounts.queries.ts';
export { proveEmail } from './prove-email.service.ts';
export { sendAccountMail } from './account.mails.ts';
export { limitPerson, limitPersonUntil, requireUnlimited, selectLimitedUntil, unlimitPerson } from './limited-people.queries.ts';
export { confirmPassword } from './confirm-password.service.ts';
export { lockWaysIn, requireWayIn } from './ways-in.queries.ts';
export {
  eraseAccount,
  exportAccount,
  nothingToErase,
  nothingToExport,
  nothingToRevert,
  revertIntrusion,
  type Intrusion,
} from './personal-data.service.ts';

/** The account itself: its row, its former usernames, its password. Erased last: the row takes the rest along. */
export const accountsFeature: Feature = {
  name: 'accounts',
  personalData: {
    tables: ['username_redirects', 'passwords', 'kept_mails'],
    erase: async (core, userId) => {
      await inTransaction(core.db, async (trx) => {
        const email = await deleteAccountRow(trx, userId);
        if (email) await forgetMailsTo(trx, email);
        await dropKeysOf(trx, userId);
        await emitEvent(trx, 'user.removed', { userId });
      });
    },
    export: async (core, userId) => ({ ...(await selectAccountForExport(core.db, userId)) }),
    // Whoever was in may know the password, new or old. A former username opens nothing, and mails are read elsewhere.
    revertIntrusion: (db, { userId }) => forgetPassword(db, userId),
  },
};
