import { makeCountryToken } from '@bowerbird/contract/identity/country-sessions/calls.ts';
import { refreshStoredAccounts, refreshToken } from '@bowerbird/contract/identity/sessions/calls.ts';
import type { ClientFailure } from '@bowerbird/domain/measurement/client-failures.ts';
import { startCountrySession } from '../api/country-session.ts';
import { call } from '../store/call.ts';
import { countFailure } from '../store/count-failure.ts';
import type { AppThunk } from '../store/create-store.ts';

/** A token is renewed when it has so many days to go (`C9.13`); past its days, the accounts of the browser are read anew too (`C7.37`). */
const RENEWED_FROM_DAYS = 90;
/** Who manages the mails that they get is surely here: their session begins anew (`C2.24`). */
const EMAIL_PATH = /^\/email\//;

/** Keeps the session of a signed-in person fresh (`C6.10`), and has it at the main host too (`C7.34`). What fails is not told. */
export function keepSession(path: string): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { daysToExpiration, settings } = getState().session;
    const days = daysToExpiration ?? Infinity;
    const work: Promise<unknown>[] = [];
    if (days <= 0) work.push(dispatch(call(refreshStoredAccounts, {})));
    if (days <= RENEWED_FROM_DAYS || EMAIL_PATH.test(path)) work.push(dispatch(call(refreshToken, {})));
    if (settings.isCountryHost) work.push(dispatch(carryToMainHost()));
    await Promise.allSettled(work);
  };
}

/** Each of its two steps is counted when it fails (`C8.12`). */
function carryToMainHost(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    let failure: ClientFailure = 'country_session_token';
    try {
      const token = await dispatch(call(makeCountryToken, {}));
      failure = 'country_session';
      await startCountrySession(token);
    } catch (error) {
      dispatch(countFailure(failure, error));
    }
  };
}
