/** So many steps can be taken back; older ones are let go of. */
export const MOST_STEPS = 100;
/** Typing or steps of the same key within this time are one step. */
const JOIN_WITHIN_MS = 1_000;

/** What was done, newest last, around what is now. */
export interface History<State> {
  readonly past: readonly State[];
  readonly now: State;
  readonly future: readonly State[];
  /** What the last step did, and when; the same again soon after belongs to it. */
  readonly last: { readonly key: string; readonly at: number } | null;
}

export function newHistory<State>(now: State): History<State> {
  return { past: [], now, future: [], last: null };
}

/** One step on. With a `key`, steps that follow each other quickly are taken back together, such as the letters of a word. */
export function stepOn<State>(history: History<State>, now: State, at: number, key: string | null = null): History<State> {
  if (now === history.now) return history;
  const { last, past } = history;
  const isSame = key !== null && last?.key === key && at - last.at < JOIN_WITHIN_MS && past.length > 0;
  const kept = isSame ? past : [...past, history.now].slice(-MOST_STEPS);
  return { past: kept, now, future: [], last: key === null ? null : { key, at } };
}

/** What comes from elsewhere, such as a file that has arrived, is no step. It stays when steps are taken back. */
export function settleIn<State>(history: History<State>, settle: (state: State) => State): History<State> {
  return { ...history, past: history.past.map(settle), now: settle(history.now), future: history.future.map(settle) };
}

export function stepBack<State>({ past, now, future }: History<State>): History<State> {
  const before = past.at(-1);
  if (before === undefined) return { past, now, future, last: null };
  return { past: past.slice(0, -1), now: before, future: [now, ...future], last: null };
}

export function stepForward<State>({ past, now, future }: History<State>): History<State> {
  const [next, ...rest] = future;
  if (next === undefined) return { past, now, future, last: null };
  return { past: [...past, now], now: next, future: rest, last: null };
}
