import type { ConnectedAccount } from '@bowerbird/contract/identity/connected-accounts/schemas.ts';
import type { ConnectedRow } from './connected-accounts.queries.ts';

export function presentConnected({ provider, label, created_at }: ConnectedRow): ConnectedAccount {
  return { provider, label, created_at: created_at.toISOString() };
}
