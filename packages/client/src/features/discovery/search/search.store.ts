import type { BaseSearchResource } from '@bowerbird/contract/discovery/search/calls.ts';
import type { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import type { SearchScope } from '@bowerbird/domain/discovery/search-scopes.ts';
import type { RootState } from '../../../store/create-store.ts';
import { defineSlice } from '../../../store/define-slice.ts';
import { afterReply } from '../../../store/effects.ts';
import { resourceKey } from '../../../store/resource-key.ts';
import { selectResource } from '../../../store/resources.slice.ts';
import type { StorePart } from '../../../store/store-part.ts';
import { searchOptions } from './search-request.ts';

/** A query that was searched: whether it found anything, and which of its pins were opened, newest first. */
export interface SearchedQuery {
  readonly status: 'valid' | 'invalid';
  readonly pinIds: readonly string[];
}

/** What the browser knows of searches (`C3.19`, `B3.41`); recent searches and suggestions are resources of their own. */
export interface SearchState {
  readonly currentSearch: { readonly query: string; readonly scope: SearchScope } | null;
  readonly queries: Readonly<Record<string, SearchedQuery>>;
}

declare module '../../../store/create-store.ts' {
  interface FeatureState {
    search: SearchState;
  }
}

const MOST_QUERIES = 20;
const MOST_PINS = 50;
const initialState: SearchState = { currentSearch: null, queries: {} };

const keyOf = (query: string, scope: SearchScope) => `${scope}:${query.trim().toLowerCase()}`;

const slice = defineSlice('search', initialState, {
  searched: ({ queries }: SearchState, { query, scope, isFound }: { query: string; scope: SearchScope; isFound: boolean }) => {
    const key = keyOf(query, scope);
    const { [key]: known, ...others } = queries;
    const kept = Object.entries(others).slice(1 - MOST_QUERIES);
    const searched: SearchedQuery = { status: isFound ? 'valid' : 'invalid', pinIds: known?.pinIds ?? [] };
    return { currentSearch: { query, scope }, queries: { ...Object.fromEntries(kept), [key]: searched } };
  },
  /** A pin that the current search found was opened; an invalid query has none. */
  foundPinOpened: (state: SearchState, pinId: string) => {
    const { currentSearch, queries } = state;
    const key = currentSearch === null ? '' : keyOf(currentSearch.query, currentSearch.scope);
    const query = queries[key];
    if (query?.status !== 'valid') return state;
    const pinIds = [pinId, ...query.pinIds.filter((id) => id !== pinId)].slice(0, MOST_PINS);
    return { ...state, queries: { ...queries, [key]: { ...query, pinIds } } };
  },
});
export const { searched, foundPinOpened } = slice.actions;

/** Whether the current search found a pin, as far as its pages are there. */
function hasFound({ resources, search: { currentSearch } }: RootState, pinId: string): boolean {
  if (currentSearch === null) return false;
  const key = resourceKey(searchOptions({ ...currentSearch, isExact: false, filters: '' }));
  const { data } = selectResource(resources, { name: 'BaseSearchResource.get', key });
  return (data as { readonly results: readonly { readonly id: string }[] } | null)?.results.some(({ id }) => id === pinId) ?? false;
}

const part: StorePart = {
  slices: { search: slice.reducer },
  effects: [
    // A further page says nothing about whether the query found anything.
    afterReply<typeof BaseSearchResource.get>('BaseSearchResource.get', ({ input, result }) =>
      input.bookmarks ? [] : [searched({ query: input.query, scope: input.scope ?? 'pins', isFound: result.results.length > 0 })],
    ),
    // A pin is read whole when it is opened.
    afterReply<typeof PinResource.get>('PinResource.get', ({ input }, before) =>
      hasFound(before, input.id) ? [foundPinOpened(input.id)] : [],
    ),
  ],
};
export default part;
