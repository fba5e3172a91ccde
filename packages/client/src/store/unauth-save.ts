import type { AppThunk } from './create-store.ts';
import { unauthSaveAsked } from './session.slice.ts';

/** Where a tab keeps it while its person comes in: through every step, also on a provider's page. */
const KEPT = 'unauth_save';
/** Who comes in later than this came in for something else. */
const LONGEST_MILLISECONDS = 60 * 60 * 1000;

/** Notes which pin somebody logged out wanted to save (`B4.23`). */
export function noteUnauthSave(pinId: string): AppThunk {
  return (dispatch) => {
    dispatch(unauthSaveAsked(pinId));
    sessionStorage.setItem(KEPT, JSON.stringify({ pinId, at: Date.now() }));
  };
}

/** The pin that is still to be saved; `null` when there is none, or it was asked for too long ago. */
export function readUnauthSave(): string | null {
  const kept = sessionStorage.getItem(KEPT);
  if (kept === null) return null;
  const { pinId, at } = JSON.parse(kept) as { pinId: string; at: number };
  return Date.now() - at < LONGEST_MILLISECONDS ? pinId : null;
}

/** It happens once, whatever came of it. */
export function forgetUnauthSave(): void {
  sessionStorage.removeItem(KEPT);
}
