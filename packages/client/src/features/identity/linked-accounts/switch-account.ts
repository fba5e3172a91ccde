import { UserSessionResource } from '@bowerbird/contract/identity/sessions/calls.ts';
import { ACCOUNT_IN_USE } from '../../../store/account-in-use.ts';
import { pageCovered } from '../../../store/app-ui.slice.ts';
import { call } from '../../../store/call.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { fetchOwnState } from '../../../store/viewer-state.ts';
import { makeAccountStore, writeAccountStore } from './account-store.ts';

/**
 * Goes on as another account of this browser (`C7.7`), on the same page. It loads that anew only where the account speaks
 * another language. Throws a `CallError`.
 */
export function switchAccount(accountId: string): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const spoken = () => getState().session.context?.locale;
    const former = spoken();
    dispatch(pageCovered(true));
    try {
      const stored = await dispatch(call(UserSessionResource.create, { session_accounts: true, account_id: accountId }));
      sessionStorage.clear();
      writeAccountStore(localStorage, makeAccountStore(stored));
      localStorage.setItem(ACCOUNT_IN_USE, accountId);
      if ((await dispatch(fetchOwnState()).catch(() => false)) && spoken() === former) dispatch(pageCovered(false));
      else window.location.reload();
    } catch (error) {
      dispatch(pageCovered(false));
      throw error;
    }
  };
}
