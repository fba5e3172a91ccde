import type { ConnectedAccounts } from '@bowerbird/contract/identity/connected-accounts/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { ProviderName } from '@bowerbird/domain/identity/providers.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { confirmPassword, lockWaysIn, requireWayIn } from '../accounts/index.ts';
import { identify, type ProviderIdentity, type ProviderProof } from '../providers/index.ts';
import { deleteConnected, findConnected, insertConnected, selectConnected } from './connected-accounts.queries.ts';
import { presentConnected } from './connected-accounts.views.ts';

/** The viewer's connected accounts, oldest first. */
export async function listConnected({ core }: CallContext, userId: string): Promise<ConnectedAccounts> {
  return (await selectConnected(core.db, userId)).map(presentConnected);
}

/** Connects a provider's account to the viewer's; asks for the password first, so that a borrowed session opens no door of its own. */
export async function connect(
  context: CallContext,
  userId: string,
  input: { proof: ProviderProof; password: string },
): Promise<ConnectedAccounts> {
  const { core } = context;
  await confirmPassword(core, userId, input.password);
  const { identity, spend } = await identify(context, input.proof);
  await inTransaction(core.db, async (trx) => {
    await spend(trx);
    if (await insertConnected(trx, { ...identity, userId, label: labelOf(identity) })) {
      return core.outbox.emit(trx, 'security.changed', { userId, change: 'provider_added' });
    }
    const known = await findConnected(trx, identity.provider, identity.subject);
    if (known?.user_id !== userId) throw new ApiError('conflict');
  });
  return listConnected(context, userId);
}

/** Disconnects a provider; `last_way_in` where nothing else opens the account. */
export async function disconnect(
  context: CallContext,
  userId: string,
  input: { provider: ProviderName; password: string },
): Promise<ConnectedAccounts> {
  const { core } = context;
  await confirmPassword(core, userId, input.password);
  await inTransaction(core.db, async (trx) => {
    await lockWaysIn(trx, userId);
    if (!(await deleteConnected(trx, userId, input.provider))) throw new ApiError('not_found');
    await requireWayIn(trx, userId);
    await core.outbox.emit(trx, 'security.changed', { userId, change: 'provider_removed' });
  });
  return listConnected(context, userId);
}

const LONGEST_LABEL = 200;

/** By what its person knows the provider's account again. */
export function labelOf({ email, fullName }: ProviderIdentity): string {
  return (email ?? fullName ?? '').slice(0, LONGEST_LABEL);
}
