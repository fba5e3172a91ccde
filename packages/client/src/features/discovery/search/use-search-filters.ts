import { SearchFiltersResource } from '@bowerbird/contract/discovery/search/calls.ts';
import type { SearchFilters } from '@bowerbird/contract/discovery/search/schemas.ts';
import { useNavigate } from 'react-router';
import { useLatest } from '../../../lib/use-latest.ts';
import { useResource } from '../../../store/hooks.ts';
import { readFilterList, writeFilterList, type FilterList } from './filter-list.ts';
import { searchOptions, type SearchRequest } from './search-options.ts';
import { addressOf, kindOfScope } from './search-request.ts';

/** The filters of a search: what is on, what each choice would leave, and how to change it. */
export interface SearchFilterKit {
  readonly list: FilterList;
  /** The counts of the choice before stay until the new ones are there. */
  readonly counts: SearchFilters | null;
  readonly hasFailed: boolean;
  readonly retry: () => Promise<void>;
  /** Takes effect at once; the address holds it, so that Back takes it away. */
  readonly change: (list: FilterList) => void;
}

/** Reads and changes filters; counts are fetched when somebody looks at them, or when a filter is on. */
export function useSearchFilters(request: SearchRequest, isOpen: boolean): SearchFilterKit {
  const navigate = useNavigate();
  const list = readFilterList(request.filters);
  const wantsCounts = kindOfScope(request.scope) === 'pins' && (isOpen || request.filters !== '');
  const resource = useResource(SearchFiltersResource.get, wantsCounts ? searchOptions(request) : null);
  const counts = useLatest(resource.data);
  return {
    list,
    counts: wantsCounts ? counts : null,
    hasFailed: resource.error !== null && !resource.data,
    retry: resource.refresh,
    change: (next) => void navigate(addressOf({ ...request, filters: writeFilterList(next) }), { preventScrollReset: true }),
  };
}
