import { UnauthUserDataResource } from '@bowerbird/contract/identity/logged-out-info/calls.ts';
import type { LoggedOutUserInfo } from '@bowerbird/contract/identity/logged-out-info/schemas.ts';
import { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import { call } from '../../../store/call.ts';
import { countFailure } from '../../../store/count-failure.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { loggedOutUserKnown } from '../../../store/session.slice.ts';

/** Asks whom this device remembers and keeps it (`C4.1`); rejects, with nothing in the error, when it is nobody (`C5.8`, `B5.3`). An error is counted (`B8.4`). */
export function fetchRememberedPerson(): AppThunk<Promise<LoggedOutUserInfo>> {
  return async (dispatch) => {
    const person = await dispatch(call(UnauthUserDataResource.get, {})).catch((error: unknown) => {
      dispatch(countFailure('personalised_login', error));
      throw error;
    });
    if (!person?.email || person.first_name === '') throw new CallError(null);
    dispatch(loggedOutUserKnown(person));
    return person;
  };
}
