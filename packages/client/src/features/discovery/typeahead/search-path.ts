import { isSearchScope, type SearchScope } from '@bowerbird/domain/discovery/search-scopes.ts';

/** The address of a search (`C2.5`). */
export function searchPath(query: string, scope: SearchScope = 'pins'): string {
  return `/search/${scope}/?q=${encodeURIComponent(query)}`;
}

/** Where a page searches: a search goes on in the scope that its page shows. */
export function scopeOfPath(pathname: string): SearchScope {
  const [, place, scope = ''] = pathname.split('/');
  return place === 'search' && isSearchScope(scope) ? scope : 'pins';
}
