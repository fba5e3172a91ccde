import { useEffect } from 'react';
import { saysWhatToFind } from '@bowerbird/domain/discovery/search-operators.ts';
import { useRecentSearches } from '../recent-searches/index.ts';
import type { SearchRequest } from './search-options.ts';

/** Remembers a search whose results are shown, however the person came to it (`C9.11`); not one that words of help stand above. */
export function useRememberedSearch({ query, scope }: SearchRequest, mayRemember: boolean): void {
  const { add } = useRecentSearches(false, scope);
  useEffect(() => {
    if (mayRemember && saysWhatToFind(query)) add(query);
  }, [add, query, mayRemember]);
}
