import type { LandingSignalsInput } from '@bowerbird/contract/identity/landing-signals/schemas.ts';
import type { AppThunk } from './create-store.ts';
import { unauthSaveAsked } from './session.slice.ts';

/** Where a tab keeps what waits while its person comes in: through every step, also on a provider's page. */
const UNAUTH_ACTS = { save: 'unauth_save', follow: 'unauth_follow' } as const;
const ARRIVAL = 'arrival';
/** Who comes in later than this came in for something else. */
const LONGEST_MILLISECONDS = 60 * 60 * 1000;

/** What somebody logged out may ask for that is done once they are in. */
export type UnauthAct = keyof typeof UNAUTH_ACTS;

/** What it is done to. */
export interface UnauthSubject {
  readonly type: string;
  readonly id: string;
}

/** Notes what somebody logged out wanted to save (`B4.23`) or to follow. */
export function noteUnauthAct(act: UnauthAct, { type, id }: UnauthSubject): AppThunk {
  return (dispatch) => {
    if (act === 'save') dispatch(unauthSaveAsked(id));
    sessionStorage.setItem(UNAUTH_ACTS[act], JSON.stringify({ type, id, at: Date.now() }));
  };
}

/** What is still to be saved or followed; `null` when there is nothing, or it was asked for too long ago. */
export function readUnauthAct(act: UnauthAct): UnauthSubject | null {
  const kept = sessionStorage.getItem(UNAUTH_ACTS[act]);
  if (kept === null) return null;
  const { type, id, at } = JSON.parse(kept) as Partial<UnauthSubject> & { at: number };
  return type !== undefined && id !== undefined && Date.now() - at < LONGEST_MILLISECONDS ? { type, id } : null;
}

/** It happens once, whatever came of it. */
export function forgetUnauthAct(act: UnauthAct): void {
  sessionStorage.removeItem(UNAUTH_ACTS[act]);
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
  return [...Object.values(UNAUTH_ACTS), ARRIVAL].some((name) => sessionStorage.getItem(name) !== null);
}
