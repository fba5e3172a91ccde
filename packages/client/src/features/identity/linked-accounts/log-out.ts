import { UserSessionResource } from '@bowerbird/contract/identity/sessions/calls.ts';
import type { SessionAccount, StoredAccounts } from '@bowerbird/contract/identity/sessions/schemas.ts';
import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import { forgetKeptFiles } from '../../../lib/forget-kept-files.ts';
import { pageCovered } from '../../../store/app-ui.slice.ts';
import { call } from '../../../store/call.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { clearAfterLogOut, makeAccountStore } from './account-store.ts';

const DAY_SECONDS = 24 * 60 * 60;

export interface LogOutOptions {
  readonly reason?: 'authentication_failed';
  readonly allAccounts?: boolean;
  /** The accounts that stay signed in here. */
  readonly staying?: StoredAccounts;
  readonly redirectTo?: string;
  /** Goes on when the call was broken off, such as by the page being left. */
  readonly logoutOnAbort?: boolean;
  readonly signal?: AbortSignal;
}

let underWay: 'person' | 'authentication_failed' | null = null;

/**
 * Logs out (`C4.6`): ends the session, forgets what this browser kept of the person, and goes on. An account that stays is the
 * next one. A second one while one runs does nothing. Throws a `CallError`.
 */
export function logOut(options: LogOutOptions = {}): AppThunk<Promise<void>> {
  return async (dispatch) => {
    if (underWay !== null) return;
    underWay = options.reason ?? 'person';
    dispatch(pageCovered(true));
    try {
      await dispatch(
        call(
          UserSessionResource.delete,
          { disable_auth_failure_redirect: true, ...(options.allAccounts ? { all_accounts: true } : {}) },
          { signal: options.signal },
        ),
      ).catch((error: unknown) => {
        if (!(options.logoutOnAbort && isAbort(error))) throw error;
      });
      await forgetPerson(options.staying);
      writeLoggedOut(Date.now());
      const next = options.staying ? nextAccount(options.staying.session_accounts) : undefined;
      // Without it the person is logged out, as they asked to be.
      if (next) await dispatch(call(UserSessionResource.create, { session_accounts: true, account_id: next.id })).catch(() => undefined);
      window.location.assign(options.redirectTo ?? '/');
    } catch (error) {
      underWay = null;
      dispatch(pageCovered(false));
      throw error;
    }
  };
}

/** Forgets what this browser kept of the person, but one setting and the accounts that stay (`C4.6`). */
export async function forgetPerson(staying?: StoredAccounts): Promise<void> {
  sessionStorage.clear();
  clearAfterLogOut(localStorage, staying ? makeAccountStore(staying) : null);
  await forgetKeptFiles();
}

function nextAccount(accounts: readonly SessionAccount[]): SessionAccount | undefined {
  return accounts.find(({ logged_in }) => logged_in);
}

function isAbort(error: unknown): boolean {
  const { cause } = toCallError(error);
  return cause instanceof DOMException && cause.name === 'AbortError';
}

function writeLoggedOut(now: number): void {
  const rest = `; path=/; max-age=${DAY_SECONDS}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;
  document.cookie = `logged_out=1${rest}`;
  document.cookie = `logged_out_at=${Math.floor(now / 1000)}${rest}`;
}
