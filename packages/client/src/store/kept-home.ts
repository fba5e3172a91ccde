/** How long a home feed that was left is shown again as it was: the group `enabled_2_5_min` of `C4.3`, where everybody is. */
export const HOME_KEPT_MILLISECONDS = 150_000;

const HOME_PATHS: readonly string[] = ['/', '/homefeed', '/homefeed/'];

/** Where and when the home feed was left. */
export interface LeftHome {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** The key of the history entry that showed it. */
  readonly entry: string;
  /** The search part of its address, which names the tab. */
  readonly search: string;
}

/** Whether a feed that was left is still the one to show; one that never was is. */
export function isHomeKept(left: LeftHome | null, now: number): boolean {
  return left === null || now - left.at <= HOME_KEPT_MILLISECONDS;
}

/** The history entry whose place a new visit goes on from. It leads to the same tab of a feed that is kept. */
export function keptEntry(left: LeftHome | null, to: { readonly pathname: string; readonly search: string }, now: number): string | null {
  if (left === null || !HOME_PATHS.includes(to.pathname) || to.search !== left.search) return null;
  return isHomeKept(left, now) ? left.entry : null;
}
