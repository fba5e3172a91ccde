import type { SearchInput } from '@bowerbird/contract/discovery/search/schemas.ts';
import type { SearchScope } from '@bowerbird/domain/discovery/search-scopes.ts';

/** What an address asks for: `/search/:scope/?q=` (`C2.5`). */
export interface SearchRequest {
  readonly query: string;
  readonly scope: SearchScope;
  /** Search what was typed, however it is spelled. */
  readonly isExact: boolean;
  /** What narrows the results, as `writeFilterList` writes it. */
  readonly filters: string;
  /** The address asked for more, which is no filter of ours. */
  readonly hasLeftOut?: boolean;
}

/** The options of the call (`C3.18`). */
export function searchOptions({ query, scope, isExact, filters }: SearchRequest): SearchInput {
  return { query, scope, ...(filters === '' ? {} : { filters }), ...(isExact ? { auto_correction_disabled: true } : {}) };
}
