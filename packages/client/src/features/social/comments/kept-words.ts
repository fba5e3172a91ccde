import { useSyncExternalStore } from 'react';
import type { AppStore } from '../../../store/create-store.ts';
import { useAppStore } from '../../../store/hooks.ts';
import type { Talk } from './talk.ts';

/** What was typed and not sent, by store: a page has one, and words go with their page. */
const keptByStore = new WeakMap<AppStore, Map<string, string>>();
const listeners = new Set<() => void>();

/** Where somebody types: the talk of a pin or a board, or one thread of it. */
export interface WordsPlace {
  readonly talk: Talk;
  readonly threadId?: string;
}

/** What the viewer typed there and did not send. */
export function readWords(store: AppStore, place: WordsPlace): string {
  return keptByStore.get(store)?.get(keyOf(store, place)) ?? '';
}

/** Keeps what the viewer typed while the page lives, also while nothing shows it. */
export function keepWords(store: AppStore, place: WordsPlace, typed: string): void {
  const kept = keptByStore.get(store) ?? new Map<string, string>();
  keptByStore.set(store, kept);
  if (typed === '') kept.delete(keyOf(store, place));
  else kept.set(keyOf(store, place), typed);
  for (const listener of listeners) listener();
}

/** What stands in the field of a place, and how typing changes it. */
export function useKeptWords(place: WordsPlace): [typed: string, type: (words: string) => void] {
  const store = useAppStore();
  const typed = useSyncExternalStore(
    subscribe,
    () => readWords(store, place),
    () => '',
  );
  return [typed, (words) => keepWords(store, place, words)];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Each account has its own, because one page may see several. */
function keyOf(store: AppStore, { talk, threadId = '' }: WordsPlace): string {
  return [store.getState().session.userId, talk.type, talk.id, threadId].join(':');
}
