import { useEffect, useState } from 'react';
import { refreshStoredAccounts } from '@bowerbird/contract/identity/sessions/calls.ts';
import type { StoredAccounts } from '@bowerbird/contract/identity/sessions/schemas.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { withNext } from '../../../lib/next-path.ts';
import { useAction, useAppDispatch } from '../../../store/hooks.ts';
import { failureShown } from '../../../store/failure-shown.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import type { MenuAct } from '../../../ui/overlays.tsx';
import { flatten, makeAccountStore, writeAccountStore } from './account-store.ts';
import { logOut } from './log-out.ts';
import { switchAccount } from './switch-account.ts';

/** What the account menu offers about the accounts of this browser, and what choosing one of it does. */
export function useAccountEntries(viewerId: string): {
  readonly accounts: readonly MenuAct[];
  readonly leaving: readonly MenuAct[];
  readonly act: (id: string) => void;
} {
  const text = useText();
  const dispatch = useAppDispatch();
  const hasWords = useWords('accounts');
  const stored = useStoredAccounts();
  const all = flatten(stored?.session_accounts ?? []);
  const own = all.find(({ id }) => id === viewerId);
  const others = all.filter(({ id }) => id !== viewerId);
  const isOneOfMany = others.some(({ logged_in }) => logged_in);

  const run = (work: Promise<void>) => {
    work.catch((error: unknown) => dispatch(failureShown(error)));
  };
  const act = (entry: string) => {
    const [kind, id] = entry.split(':');
    if (kind === 'account' && id) run(dispatch(switchAccount(id)));
    if (kind === 'account-add') window.location.assign(addPath());
    if (kind === 'account-out') run(dispatch(logOut({ staying: stored ? without(stored, viewerId) : undefined })));
    if (kind === 'account-out-all') run(dispatch(logOut({ allAccounts: true })));
  };
  const leaving: MenuAct[] =
    hasWords && isOneOfMany && own
      ? [
          { id: 'account-out', label: text('accounts.logOutOf', { name: `@${own.username}` }) },
          { id: 'account-out-all', label: text('accounts.logOutOfAll') },
        ]
      : [{ id: 'account-out-all', label: text('nav.logOut') }];
  if (!hasWords) return { accounts: [], leaving, act };
  return {
    accounts: [
      ...others.map((account) => ({
        id: `account:${account.id}`,
        label: account.fullName,
        hint: `@${account.username}`,
        icon: <Avatar name={account.fullName} src={account.imageMediumUrl} size={28} />,
        disabled: !account.logged_in && account.owners.length === 0,
      })),
      { id: 'account-add', label: text('accounts.add') },
    ],
    leaving,
    act,
  };
}

/** The accounts as the server has them, kept for this browser too. */
function useStoredAccounts(): StoredAccounts | null {
  const refresh = useAction(refreshStoredAccounts);
  const [stored, setStored] = useState<StoredAccounts | null>(null);
  useEffect(() => {
    let isWanted = true;
    refresh({})
      .then((fresh) => {
        writeAccountStore(localStorage, makeAccountStore(fresh));
        if (isWanted) setStored(fresh);
      })
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [refresh]);
  return stored;
}

function without(stored: StoredAccounts, accountId: string): StoredAccounts {
  return { ...stored, session_accounts: stored.session_accounts.filter(({ id }) => id !== accountId) };
}

/** The log-in page, and back to where the person was. */
function addPath(): string {
  const path = withNext('/login/', window.location.pathname + window.location.search);
  return `${path}${path.includes('?') ? '&' : '?'}add_account=1`;
}
