import type { SearchScope } from '@bowerbird/domain/discovery/search-scopes.ts';
import { defineSlice } from '../../../store/define-slice.ts';
import type { StorePart } from '../../../store/store-part.ts';

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

const part: StorePart = {
  slices: { search: slice.reducer },
};
export default part;
