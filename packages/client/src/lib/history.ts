/** What was, is, and was undone of something that somebody changes. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  /** What the last change was about: changes of one kind in a row are undone as one. */
  readonly kind: string | null;
}

const MOST_STEPS = 100;

export function startHistory<T>(present: T): History<T> {
  return { past: [], present, future: [], kind: null };
}

/** Changes it; with the kind of the change before, the step before goes on. */
export function change<T>(history: History<T>, present: T, kind: string | null = null): History<T> {
  const goesOn = kind !== null && kind === history.kind;
  const past = goesOn ? history.past : [...history.past, history.present].slice(-MOST_STEPS);
  return { past, present, future: [], kind };
}

/** Ends a step: a change of the same kind is another one. */
export function endStep<T>(history: History<T>): History<T> {
  return history.kind === null ? history : { ...history, kind: null };
}

export function undo<T>({ past, present, future }: History<T>): History<T> {
  const last = past.at(-1);
  return last === undefined
    ? { past, present, future, kind: null }
    : { past: past.slice(0, -1), present: last, future: [present, ...future], kind: null };
}

export function redo<T>({ past, present, future }: History<T>): History<T> {
  const [next, ...rest] = future;
  return next === undefined ? { past, present, future, kind: null } : { past: [...past, present], present: next, future: rest, kind: null };
}

/** Whether a key press asks for undo or redo; the second one has two usual keys. */
export function historyKey(event: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}): 'undo' | 'redo' | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' && !event.shiftKey ? 'redo' : null;
}
