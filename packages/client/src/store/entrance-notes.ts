import type { LandingSignalsInput } from '@bowerbird/contract/identity/landing-signals/schemas.ts';
import type { AppThunk } from './create-store.ts';
import { unauthSaveAsked } from './session.slice.ts';

/** Where a tab keeps what waits while its person comes in: through every step, also on a provider's page. */
const UNAUTH_SAVE = 'unauth_save';
const ARRIVAL = 'arrival';
/** Who comes in later than this came in for something else. */
const LONGEST_MILLISECONDS = 60 * 60 * 1000;

/** Notes which pin somebody logged out wanted to save (`B4.23`). */
export function noteUnauthSave(pinId: string): AppThunk {
  return (dispatch) => {
    dispatch(unauthSaveAsked(pinId));
    sessionStorage.setItem(UNAUTH_SAVE, JSON.stringify({ pinId, at: Date.now() }));
  };
}

/** The pin that is still to be saved; `null` when there is none, or it was asked for too long ago. */
export function readUnauthSave(): string | null {
  const kept = sessionStorage.getItem(UNAUTH_SAVE);
  if (kept === null) return null;
  const { pinId, at } = JSON.parse(kept) as { pinId: string; at: number };
  return Date.now() - at < LONGEST_MILLISECONDS ? pinId : null;
}

/** It happens once, whatever came of it. */
export function forgetUnauthSave(): void {
  sessionStorage.removeItem(UNAUTH_SAVE);
}

/** Notes how somebody came in and what led them here (`C7.9`), for their first page to tell. */
export function noteArrival(arrival: LandingSignalsInput): void {
  sessionStorage.setItem(ARRIVAL, JSON.stringify(arrival));
}

/** How somebody came in, given once. */
export function takeArrival(): LandingSignalsInput | null {
  const kept = sessionStorage.getItem(ARRIVAL);
  sessionStorage.removeItem(ARRIVAL);
  return kept === null ? null : (JSON.parse(kept) as LandingSignalsInput);
}

/** Whether anything waits for who came in. */
export function hasEntranceNotes(): boolean {
  return [UNAUTH_SAVE, ARRIVAL].some((name) => sessionStorage.getItem(name) !== null);
}
