import { useCallback, useSyncExternalStore } from 'react';
import { RecentSearchesResource } from '@bowerbird/contract/discovery/recent-searches/calls.ts';
import type { RecentSearch, RecentSearchesInput } from '@bowerbird/contract/discovery/recent-searches/schemas.ts';
import { isPersonalScope, type SearchScope } from '@bowerbird/domain/discovery/search-scopes.ts';
import { Turns } from '../../../lib/turns.ts';
import { useAction, useAppDispatch, useResource, useViewer } from '../../../store/hooks.ts';
import { resourceKey } from '../../../store/resource-key.ts';
import { resourceDataChanged } from '../../../store/resources.slice.ts';
import { addRecent, dropRecent, readRecents, writeRecents } from './recent-list.ts';

/** A person's recent searches, newest first, and what can be done to them. */
export interface RecentSearches {
  readonly recents: readonly string[];
  /** Stays the same function from render to render. */
  readonly add: (query: string) => void;
  readonly remove: (query: string) => void;
  readonly clear: () => void;
}

const none: string[] = [];
const commonList: RecentSearchesInput = {};
const personalList: RecentSearchesInput = { personal: true };

/** Changes of one list go out one after the other; two searches in a row would otherwise swap their places. */
const turns = new Turns();

const listeners = new Set<() => void>();
let local: { text: string | null; recents: string[] } = { text: null, recents: none };

/** Which of a person's lists belongs to a scope. */
export function recentOptions(scope: SearchScope): RecentSearchesInput {
  return isPersonalScope(scope) ? personalList : commonList;
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
  const create = useAction(RecentSearchesResource.create);
  const drop = useAction(RecentSearchesResource.delete);
  const { data } = useResource(RecentSearchesResource.get, wanted ? list : null);
  const change = useCallback(
    async (act: () => Promise<RecentSearch[]>) => {
      const key = resourceKey(list);
      try {
        dispatch(resourceDataChanged({ name: RecentSearchesResource.get.name, key, data: await turns.run(key, act) }));
      } catch {
        // A search is not held up by its not being remembered.
      }
    },
    [dispatch, list],
  );
  const add = useCallback((query: string) => void change(() => create({ ...list, query })), [change, create, list]);
  return {
    recents: data?.map(({ query }) => query) ?? none,
    add,
    remove: (query) => void change(() => drop({ ...list, query })),
    clear: () => void change(() => drop(list)),
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
