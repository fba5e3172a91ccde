import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { Core } from '../../core/core.ts';
import { returnToLimit, takeFromLimit } from '../../core/limits/limits.ts';
import { verifyPassword } from '../../core/secrets/password-hash.ts';
import { selectPasswordHash } from './accounts.queries.ts';

/**
 * Lets on whoever knows the account's password, before what a borrowed session must not do. An account without a password
 * has nothing to ask for. Throws `wrong_credentials`, after too many tries in an hour `locked_for_a_while`.
 */
export async function confirmPassword(core: Core, userId: string, password: string): Promise<void> {
  const hash = await selectPasswordHash(core.db, userId);
  if (hash === null) return;
  const limit = { name: 'confirm-password', subject: userId, most: core.config.limits.hashTriesPerHour };
  await takeFromLimit(core, limit);
  if (!(await verifyPassword(hash, password))) {
    throw new ApiError('wrong_credentials', { extra: { fields: [{ field: 'password', rule: 'wrong' }] } });
  }
  await returnToLimit(core, limit);
}
