import { isSearchScope, type SearchScope } from '@bowerbird/domain/discovery/search-scopes.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';

/** What is looked for of what was typed or pasted: people look for its beginning, not for a refusal. */
export function cutQuery(typed: string): string {
  return Array.from(typed.trim()).slice(0, textLimits.searchQuery).join('').trim();
}

/** The address of a search (`C2.5`). */
export function searchPath(query: string, scope: SearchScope = 'pins'): string {
  return `/search/${scope}/?q=${encodeURIComponent(query)}`;
}

/** Where a page searches: a search goes on in the scope that its page shows. */
export function scopeOfPath(pathname: string): SearchScope {
  const [, place, scope = ''] = pathname.split('/');
  return place === 'search' && isSearchScope(scope) ? scope : 'pins';
}
