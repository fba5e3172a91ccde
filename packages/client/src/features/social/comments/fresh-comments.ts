import type { Talk } from './talk.ts';

/** What others said in the open talk of a pin or a board since its page was drawn. It waits until its reader asks, so that nothing moves. */
interface Watched {
  readonly talk: Talk;
  readonly ids: readonly string[];
}

const NONE: readonly string[] = [];
let watched: Watched | null = null;
/** What was counted already, because an update may come twice. */
let seen = new Set<string>();
/** What went while its reader looked; it is not counted any more. */
let gone = new Set<string>();
/** The newest thread that the page knows of; null where its list was never whole. */
let newest: bigint | null = null;
/** The talks whose pin or board went while its page was open. */
const goneTalks = new Set<string>();
const listeners = new Set<() => void>();

function change(next: Watched | null): void {
  watched = next;
  for (const listener of listeners) listener();
}

export function startWatching(talk: Talk): void {
  seen = new Set();
  gone = new Set();
  newest = null;
  goneTalks.delete(talk.id);
  change({ talk, ids: NONE });
}

export function stopWatching(talkId: string): void {
  if (isWatched(talkId)) change(null);
}

/** Notes that a pin or a board is gone: nothing of its talk is asked for any more. */
export function noteTalkGone(talkId: string): void {
  goneTalks.add(talkId);
  stopWatching(talkId);
}

export const isTalkGone = (talkId: string): boolean => goneTalks.has(talkId);

export const isWatched = (talkId: string): boolean => watched?.talk.id === talkId;

/** The talk that is open. */
export const watchedTalk = (): Talk | null => watched?.talk ?? null;

/** Whether a comment is told of for the first time; notes that it was. */
export function isNewUpdate(commentId: string): boolean {
  const isNew = !seen.has(commentId);
  seen.add(commentId);
  return isNew;
}

/**
 * Which threads began since the page last heard, the oldest first, of the newest that there are. The first time those are new
 * that `known`, a whole list, has not; beside a list of many, those that `begun` since it was read. What the reader said meanwhile
 * stands there already, so its newest tells nothing.
 */
export function takeBegun(
  talkId: string,
  threadIds: readonly string[],
  { known, begun }: { readonly known: readonly string[] | null; readonly begun: readonly string[] },
): readonly string[] {
  // The reply of a page that was left says nothing of the next one.
  if (!isWatched(talkId)) return NONE;
  const since = newest;
  newest = newestOf(threadIds);
  if (since !== null) return threadIds.filter((id) => BigInt(id) > since).toReversed();
  return known ? threadIds.filter((id) => !known.includes(id)).toReversed() : begun.toReversed();
}

function newestOf(ids: readonly string[]): bigint {
  return ids.map(BigInt).reduce((newestYet, id) => (id > newestYet ? id : newestYet), 0n);
}

/** Notes that a comment went, or is there again. False where that is known. */
export function noteGone(commentId: string, isGone: boolean): boolean {
  if (gone.has(commentId) === isGone) return false;
  if (isGone) gone.add(commentId);
  else gone.delete(commentId);
  return true;
}

export function addFresh(talkId: string, commentId: string): void {
  if (watched && isWatched(talkId)) change({ ...watched, ids: [commentId, ...watched.ids] });
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

export const freshIds = (talkId: string): readonly string[] => (watched && isWatched(talkId) ? watched.ids : NONE);

export function subscribeFresh(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
