import type { LinkAccountInput, LinkedAccounts } from '@bowerbird/contract/identity/linked-accounts/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import type { Database } from '../../core/database/database.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { spendHandshakeToken } from '../sessions/index.ts';
import { linkBusiness, selectLinked, type LinkedRow } from './linked-accounts.queries.ts';

/** How many businesses one account owns. */
const MOST_BUSINESSES = 10;

/** Links the business whose full log-in the token proves; a limited one proves nothing. */
export async function linkAccount({ core }: CallContext, ownerId: string, input: LinkAccountInput): Promise<LinkedAccounts> {
  await inTransaction(core.db, async (trx) => {
    const business = await spendHandshakeToken(trx, input.token);
    if (!business || business.isLimited || business.userId === ownerId) throw new ApiError('dead_token');
    const link = { ownerId, userId: business.userId, name: input.business_name ?? null, most: MOST_BUSINESSES };
    if (!(await linkBusiness(trx, link))) throw new ApiError('too_many_things');
    await core.outbox.emit(trx, 'security.changed', { userId: business.userId, change: 'owner_added' });
  });
  return readLinked(core.db, ownerId);
}

/** What the person owns, and who owns theirs. */
export async function readLinked(db: Database, userId: string): Promise<LinkedAccounts> {
  const rows = await selectLinked(db, userId);
  const present = (isOwner: boolean) =>
    rows
      .filter((row) => row.is_owner === isOwner)
      .map((row: LinkedRow) => ({ id: row.id, username: row.username, fullName: row.full_name }));
  return { businesses: present(false), owners: present(true) };
}
