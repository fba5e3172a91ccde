import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import { HandshakeSessionResource } from '@bowerbird/contract/identity/sessions/calls.ts';
import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import { addsAccount, CHOOSE_TOPICS_PATH, nextPathOf } from '../../../lib/next-path.ts';
import { ACCOUNT_IN_USE, REMEMBER_DEVICE } from '../../../store/account-in-use.ts';
import { pageCovered } from '../../../store/app-ui.slice.ts';
import { call } from '../../../store/call.ts';
import type { AppDispatch, AppThunk } from '../../../store/create-store.ts';
import { noteArrival } from '../../../store/entrance-notes.ts';
import { forgetInvites, readInvites } from '../../../store/invite-notes.ts';
import { forgetLanding, noteLanding, readLanding } from '../../../store/landing.ts';
import { arrivalOf } from '../landing-signals/index.ts';
import { botProof } from '../bot-check/index.ts';
import { EntranceFailure } from './entrance-failure.ts';
import type { GoesTo } from './use-entrance.ts';

/** The codes that a sign-up tries again on: what failed was passing. */
const TRANSIENT_CODES: readonly number[] = [90, 91];
const SIGN_UP_RETRIES = 3;

/** Makes a session by a handshake and the exchange, and loads the next page; tells what went wrong instead. */
export async function signIn<Input>(
  dispatch: AppDispatch,
  given: { handshake: Endpoint<Input, string>; input: Input; isRegistration: boolean; goesTo: GoesTo | undefined },
): Promise<EntranceFailure | null> {
  const { handshake, input, isRegistration, goesTo } = given;
  let step: EntranceFailure['step'] = 'handshake';
  try {
    // A token of the bot check is good for one try.
    const from = isRegistration ? { referrer: dispatch(readReferrer()) } : {};
    const shake = async () => dispatch(call(handshake, { ...input, ...from, ...(await dispatch(botProof(handshake, isRegistration))) }));
    const token = await exchangeHandshake(shake, isRegistration);
    step = 'exchange';
    const adds = addsAccount(window.location.search) ? { adds_account: true } : {};
    const remembers = !isRegistration && localStorage.getItem(REMEMBER_DEVICE) !== null ? { remember_device: true } : {};
    const viewer = await dispatch(call(HandshakeSessionResource.create, { token, isRegistration, ...adds, ...remembers }));
    dispatch(noteHowTheyCame(isRegistration));
    // Other tabs see that somebody else is in use.
    localStorage.setItem(ACCOUNT_IN_USE, viewer.id ?? '');
    if (typeof goesTo === 'function') goesTo(viewer);
    else leaveFor(dispatch, goesTo ?? nextPathOf(window.location.search, isRegistration ? CHOOSE_TOPICS_PATH : '/'));
    return null;
  } catch (error) {
    return new EntranceFailure(step, toCallError(error));
  }
}

/** Loads the next page; this one is covered until it is there. */
function leaveFor(dispatch: AppDispatch, path: string): void {
  dispatch(pageCovered(true));
  window.location.assign(path);
}

/** The kind of page that made somebody sign up (`C3.11`). */
function readReferrer(): AppThunk<string> {
  return (_dispatch, getState) => getState().visits.loginSignupFrom ?? '';
}

function noteHowTheyCame(isRegistration: boolean): AppThunk {
  return (dispatch, getState) => {
    // Who was quick may be here before the page had time for it.
    dispatch(noteLanding());
    noteArrival(
      arrivalOf({
        isRegistration,
        visits: getState().visits,
        landing: readLanding(),
        invite: readInvites()[0],
        address: window.location.href,
        now: Date.now(),
      }),
    );
    if (isRegistration) forgetInvites();
    forgetLanding();
  };
}

/**
 * Shakes hands, again when the failure was a passing one: a sign-up up to three times, also when nothing was answered
 * (`C4.7`, `C9.2`); a log-in, whose tries are counted, once.
 */
export async function exchangeHandshake<T>(shake: () => Promise<T>, isRegistration: boolean): Promise<T> {
  for (let left = isRegistration ? SIGN_UP_RETRIES : 1; ; left -= 1) {
    try {
      return await shake();
    } catch (error) {
      const code = toCallError(error).record?.code;
      const isPassing = code === undefined ? isRegistration : TRANSIENT_CODES.includes(code);
      if (left === 0 || !isPassing) throw error;
    }
  }
}
