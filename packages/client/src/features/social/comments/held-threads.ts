import { useCallback, useSyncExternalStore } from 'react';

/** Threads that the reader answers just now, and how to tell whether they typed anything. */
const answered = new Map<string, () => boolean>();
/** Those of them that are gone. They stay with what is typed until their reader is done. */
const held = new Set<string>();
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

/** Notes that the reader answers a thread; returns how to take that back. */
export function noteAnswered(threadId: string, hasWords: () => boolean): () => void {
  answered.set(threadId, hasWords);
  return () => void answered.delete(threadId);
}

/** Keeps a thread that went, if its reader typed an answer. Tells whether it stays. */
export function holdThread(threadId: string): boolean {
  if (!answered.get(threadId)?.()) return false;
  held.add(threadId);
  tell();
  return true;
}

/** The thread is there again, or its reader is done. False where it was not held. */
export function releaseThread(threadId: string): boolean {
  const wasHeld = held.delete(threadId);
  if (wasHeld) tell();
  return wasHeld;
}

/** Whether a thread is gone and stands there for the answer alone. */
export function useIsHeld(threadId: string): boolean {
  const read = useCallback(() => held.has(threadId), [threadId]);
  return useSyncExternalStore(subscribe, read, () => false);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
