import type { ChangePasswordInput } from '@bowerbird/contract/account/password-change/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { isCommonPassword } from '@bowerbird/domain/identity/common-passwords.ts';
import { checkPassword, passwordLength } from '@bowerbird/domain/identity/password.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import type { Core } from '../../core/core.ts';
import { hashPassword } from '../../core/secrets/password-hash.ts';
import { badField } from '../../endpoints/bad-field.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { confirmPassword, findAccount, savePassword } from '../../identity/accounts/index.ts';
import { revokeOpeningLinks } from '../../identity/mail-tokens/index.ts';
import { endSessions } from '../../identity/sessions/index.ts';

/** Sets a new password for who knows the old one; every other session, token on its way and mailed link is dead at once. */
export async function changePassword(core: Core, viewer: SignedInViewer, input: ChangePasswordInput): Promise<void> {
  const { userId, sessionId } = viewer;
  const { email } = await findAccount(core.db, userId);
  refuseBad(input.new_password, email ?? '');
  await confirmPassword(core, userId, input.password ?? '');
  const hash = await hashPassword(input.new_password);
  await inTransaction(core.db, async (trx) => {
    await savePassword(trx, userId, hash);
    await endSessions(trx, userId, sessionId);
    await revokeOpeningLinks(trx, userId);
    await core.outbox.emit(trx, 'password.changed', { userId });
  });
}

/** `C5.3`; a password of the right form that nobody may have is code 14. */
function refuseBad(password: string, email: string): void {
  const rule = checkPassword(password, email) ?? (isCommonPassword(password) ? 'too_common' : null);
  if (rule === null) return;
  if (rule === 'too_common' || rule === 'same_as_email') {
    throw new ApiError('password_not_allowed', { detail: `new_password: ${rule}`, extra: { fields: [{ field: 'new_password', rule }] } });
  }
  const limits: Readonly<Record<string, number>> = { minLength: passwordLength.min, maxLength: passwordLength.max };
  throw badField('new_password', rule, limits[rule]);
}
