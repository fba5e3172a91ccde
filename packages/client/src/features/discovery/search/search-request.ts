import type { SearchInput } from '@bowerbird/contract/discovery/search/schemas.ts';
import { isPersonalScope, isSearchScope, type SearchScope } from '@bowerbird/domain/discovery/search-scopes.ts';
import { cutQuery } from '../../../lib/cut-query.ts';
import type { RouteInput } from '../../../routing/define-route.ts';

/** The scopes that always have a chip, in their order; the others have one while they are shown. */
const usualScopes: readonly SearchScope[] = ['pins', 'buyable_pins', 'videos', 'boards', 'users', 'my_pins'];

/**
 * The chips above the results: the usual scopes, personal ones for signed-in people alone. Another scope that is shown
 * stands first, where a phone shows it.
 */
export function shownScopes(scope: SearchScope, isSignedIn: boolean): SearchScope[] {
  const usual = usualScopes.filter((one) => isSignedIn || !isPersonalScope(one));
  return usual.includes(scope) ? usual : [scope, ...usual];
}

/** What an address asks for: `/search/:scope/?q=` (`C2.5`). */
export interface SearchRequest {
  readonly query: string;
  readonly scope: SearchScope;
  /** Search what was typed, however it is spelled. */
  readonly isExact: boolean;
}

/** Whether an address names a place to search. */
export function isSearchPlace({ params }: RouteInput): boolean {
  return isSearchScope(params.scope ?? '');
}

/** Reads an address. */
export function readSearch(scope: string | undefined, search: URLSearchParams): SearchRequest {
  const known = scope !== undefined && isSearchScope(scope) ? scope : 'pins';
  return { query: cutQuery(search.get('q') ?? ''), scope: known, isExact: search.get('exact') === '1' };
}

/** The options of the call (`C3.18`). */
export function searchOptions({ query, scope, isExact }: SearchRequest): SearchInput {
  return { query, scope, ...(isExact ? { auto_correction_disabled: true } : {}) };
}

/** What a scope finds. */
export function kindOfScope(scope: SearchScope): 'pins' | 'boards' | 'users' {
  if (scope === 'boards' || scope === 'users') return scope;
  return 'pins';
}
