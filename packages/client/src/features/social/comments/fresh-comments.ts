/** What others said under the open pin since its page was drawn. It waits until its reader asks, so that nothing moves. */
interface Watched {
  readonly pinId: string;
  readonly ids: readonly string[];
}

const NONE: readonly string[] = [];
let watched: Watched | null = null;
/** What was counted already, because an update may come twice. */
let seen = new Set<string>();
const listeners = new Set<() => void>();

function change(next: Watched | null): void {
  watched = next;
  for (const listener of listeners) listener();
}

export function startWatching(pinId: string): void {
  seen = new Set();
  change({ pinId, ids: NONE });
}

export function stopWatching(pinId: string): void {
  if (isWatched(pinId)) change(null);
}

export const isWatched = (pinId: string): boolean => watched?.pinId === pinId;

/** Whether a comment is told of for the first time; notes that it was. */
export function isNewUpdate(commentId: string): boolean {
  const isNew = !seen.has(commentId);
  seen.add(commentId);
  return isNew;
}

export function addFresh(pinId: string, commentId: string): void {
  if (watched && isWatched(pinId)) change({ pinId, ids: [commentId, ...watched.ids] });
}

export function dropFresh(commentId: string): void {
  if (watched?.ids.includes(commentId)) change({ ...watched, ids: watched.ids.filter((id) => id !== commentId) });
}

/** Hands the waiting comments over, newest first. */
export function takeFresh(): readonly string[] {
  const ids = watched?.ids ?? NONE;
  if (watched) change({ ...watched, ids: NONE });
  return ids;
}

export const freshIds = (pinId: string): readonly string[] => (watched && isWatched(pinId) ? watched.ids : NONE);

export function subscribeFresh(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
