import type { Location, NavigationType } from 'react-router';

/** Where the person is, came from, and could go forward to (`C2.25`). */
export interface NavigationHistory {
  readonly previous: readonly string[];
  readonly current: string | null;
  readonly forward: readonly string[];
}

let history: NavigationHistory = { previous: [], current: null, forward: [] };
let keys: { entries: string[]; at: number } = { entries: [], at: -1 };

/** Follows one navigation: push drops what was forward, replace changes the current entry, back and forward walk. */
export function nextHistory(
  before: { entries: string[]; at: number },
  type: `${NavigationType}`,
  entry: string,
): { entries: string[]; at: number } {
  if (type === 'PUSH') return { entries: [...before.entries.slice(0, before.at + 1), entry], at: before.at + 1 };
  if (type === 'REPLACE' && before.at >= 0) return { entries: before.entries.with(before.at, entry), at: before.at };
  const known = before.entries.lastIndexOf(entry);
  return known >= 0 ? { ...before, at: known } : { entries: [entry], at: 0 };
}

/** Notes a navigation of the browser. */
export function recordNavigation(type: `${NavigationType}`, location: Location): void {
  keys = nextHistory(keys, type, `${location.key} ${location.pathname}${location.search}`);
  const path = (entry: string) => entry.slice(entry.indexOf(' ') + 1);
  history = {
    previous: keys.entries.slice(0, keys.at).map(path),
    current: keys.entries[keys.at] === undefined ? null : path(keys.entries[keys.at]!),
    forward: keys.entries.slice(keys.at + 1).map(path),
  };
}

/** The history of this page load. */
export function navigationHistory(): NavigationHistory {
  return history;
}
