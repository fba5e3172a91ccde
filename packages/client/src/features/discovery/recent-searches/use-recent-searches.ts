import { useCallback, useSyncExternalStore } from 'react';
import { RecentSearchesResource } from '@bowerbird/contract/discovery/recent-searches/calls.ts';
import type { RecentSearchesInput } from '@bowerbird/contract/discovery/recent-searches/schemas.ts';
import { isPersonalScope, type SearchScope } from '@bowerbird/domain/discovery/search-scopes.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { useAppDispatch, useResource, useViewer } from '../../../store/hooks.ts';
import { callAtOnce } from '../../../store/optimistic/at-once.ts';
import { resourceKey } from '../../../store/resource-key.ts';
import { addRecent, dropRecent, listOf, readRecents, writeRecents } from './recent-list.ts';

/** A person's recent searches, newest first, and what can be done to them. */
export interface RecentSearches {
  readonly recents: readonly string[];
  /** Stays the same function from render to render. */
  readonly add: (query: string) => void;
  readonly remove: (query: string) => void;
  readonly clear: () => void;
}

const none: string[] = [];
const listeners = new Set<() => void>();
let local: { text: string | null; recents: string[] } = { text: null, recents: none };

/** Which of a person's lists belongs to a scope. */
export function recentOptions(scope: SearchScope): RecentSearchesInput {
  return listOf({ personal: isPersonalScope(scope) });
}

/**
 * Of signed-in people the server keeps them, of strangers their browser; `wanted` says when they are shown. A personal
 * scope, which searches what is one's own, has a list apart (`C9.11`).
 */
export function useRecentSearches(wanted: boolean, scope: SearchScope): RecentSearches {
  const isSignedIn = useViewer() !== null;
  const onServer = useServerRecents(isSignedIn && wanted, recentOptions(scope));
  const inBrowser = useBrowserRecents();
  return isSignedIn ? onServer : inBrowser;
}

function useServerRecents(wanted: boolean, list: RecentSearchesInput): RecentSearches {
  const dispatch = useAppDispatch();
  const { data } = useResource(RecentSearchesResource.get, wanted ? list : null);
  // Changes of one list go out one after the other; two searches in a row would otherwise swap their places.
  const turn = resourceKey(list);
  const change = useCallback(
    (act: AppThunk<Promise<unknown>>) => {
      // A search is not held up by its not being remembered.
      dispatch(act).catch(() => undefined);
    },
    [dispatch],
  );
  const add = useCallback(
    (query: string) => change(callAtOnce(RecentSearchesResource.create, { ...list, query }, turn)),
    [change, list, turn],
  );
  return {
    recents: data?.map(({ query }) => query) ?? none,
    add,
    remove: (query) => change(callAtOnce(RecentSearchesResource.delete, { ...list, query }, turn)),
    clear: () => change(callAtOnce(RecentSearchesResource.delete, list, turn)),
  };
}

function useBrowserRecents(): RecentSearches {
  const recents = useSyncExternalStore(subscribe, readLocal, () => none);
  return { recents, add: addLocal, remove: removeLocal, clear: clearLocal };
}

const addLocal = (query: string) => changeLocal(addRecent(readLocal(), query));
const removeLocal = (query: string) => changeLocal(dropRecent(readLocal(), query));
const clearLocal = () => changeLocal([]);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same list as long as nothing was added or removed, as React wants it. */
function readLocal(): string[] {
  const fresh = readRecents(window.localStorage);
  const text = JSON.stringify(fresh);
  if (text !== local.text) local = { text, recents: fresh };
  return local.recents;
}

function changeLocal(recents: readonly string[]): void {
  writeRecents(window.localStorage, recents);
  for (const listener of listeners) listener();
}
