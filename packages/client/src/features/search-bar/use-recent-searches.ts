import { useCallback, useSyncExternalStore } from 'react';
import { RecentSearchesResource } from '@bowerbird/contract/discovery/recent-searches/calls.ts';
import type { RecentSearch } from '@bowerbird/contract/discovery/recent-searches/schemas.ts';
import { useAction, useAppDispatch, useResource, useViewer } from '../../store/hooks.ts';
import { resourceKey } from '../../store/resource-key.ts';
import { resourceDataChanged } from '../../store/resources.slice.ts';
import { addRecent, dropRecent, readRecents, writeRecents } from './recent-list.ts';

/** A person's recent searches, newest first, and what can be done to them. */
export interface RecentSearches {
  readonly recents: readonly string[];
  readonly add: (query: string) => void;
  readonly remove: (query: string) => void;
  readonly clear: () => void;
}

const none: string[] = [];
const listeners = new Set<() => void>();
let local: { text: string | null; recents: string[] } = { text: null, recents: none };

/** Of signed-in people the server keeps them, of strangers their browser; `wanted` says when they are shown. */
export function useRecentSearches(wanted: boolean): RecentSearches {
  const isSignedIn = useViewer() !== null;
  const onServer = useServerRecents(isSignedIn && wanted);
  const inBrowser = useBrowserRecents();
  return isSignedIn ? onServer : inBrowser;
}

function useServerRecents(wanted: boolean): RecentSearches {
  const dispatch = useAppDispatch();
  const create = useAction(RecentSearchesResource.create);
  const drop = useAction(RecentSearchesResource.delete);
  const { data } = useResource(RecentSearchesResource.get, wanted ? {} : null);
  const settle = useCallback(
    async (reply: Promise<RecentSearch[]>) => {
      try {
        dispatch(resourceDataChanged({ name: RecentSearchesResource.get.name, key: resourceKey({}), data: await reply }));
      } catch {
        // A search is not held up by its not being remembered.
      }
    },
    [dispatch],
  );
  return {
    recents: data?.map(({ query }) => query) ?? none,
    add: (query) => void settle(create({ query })),
    remove: (query) => void settle(drop({ query })),
    clear: () => void settle(drop({})),
  };
}

function useBrowserRecents(): RecentSearches {
  const recents = useSyncExternalStore(subscribe, readLocal, () => none);
  return {
    recents,
    add: (query) => change(addRecent(readLocal(), query)),
    remove: (query) => change(dropRecent(readLocal(), query)),
    clear: () => change([]),
  };
}

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

function change(recents: readonly string[]): void {
  writeRecents(window.localStorage, recents);
  for (const listener of listeners) listener();
}
