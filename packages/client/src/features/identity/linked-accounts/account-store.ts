import type { SessionAccount, StoredAccounts } from '@bowerbird/contract/identity/sessions/schemas.ts';
import { REMEMBER_DEVICE } from '../../../store/account-in-use.ts';

/** What this browser keeps of its accounts: whether each is signed in, their group, and which is in use (`C3.12`). */
export interface AccountStore {
  readonly groupId: string | null;
  readonly loggedIn: Readonly<Record<string, boolean>>;
}

const STORE_KEY = 'session-accounts';

/** The store of what the server told. */
export function makeAccountStore({ session_accounts, group_id }: StoredAccounts): AccountStore {
  return {
    groupId: group_id,
    loggedIn: Object.fromEntries(flatten(session_accounts).map(({ id, logged_in }) => [id, logged_in])),
  };
}

/** Every account, businesses after their owners. */
export function flatten(accounts: readonly SessionAccount[]): Omit<SessionAccount, 'businesses'>[] {
  return accounts.flatMap(({ businesses, ...account }) => [account, ...businesses]);
}

export function writeAccountStore(storage: Storage, store: AccountStore): void {
  storage.setItem(STORE_KEY, JSON.stringify(store));
}

/** Clears what a browser kept for somebody who logged out; the accounts that stay and the one setting remain (`C4.6`). */
export function clearAfterLogOut(storage: Storage, accounts: AccountStore | null): void {
  const remembered = storage.getItem(REMEMBER_DEVICE);
  storage.clear();
  if (remembered !== null) storage.setItem(REMEMBER_DEVICE, remembered);
  if (accounts) writeAccountStore(storage, accounts);
}
