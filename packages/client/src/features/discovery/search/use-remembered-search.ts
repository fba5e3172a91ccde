import { useEffect } from 'react';
import { useRecentSearches } from '../recent-searches/index.ts';
import type { SearchRequest } from './search-request.ts';

/** Remembers a search whose results are shown, however the person came to it (`C9.11`). */
export function useRememberedSearch({ query, scope }: SearchRequest): void {
  const { add } = useRecentSearches(false, scope);
  useEffect(() => add(query), [add, query]);
}
