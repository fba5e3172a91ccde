import type { SearchInput, SearchScope } from '@bowerbird/contract/discovery/search/schemas.ts';

/** The scopes that have a chip, in their order; the last one for signed-in people alone. */
export const shownScopes = ['pins', 'videos', 'boards', 'users', 'my_pins'] as const satisfies readonly SearchScope[];
export type ShownScope = (typeof shownScopes)[number];

/** What an address asks for: `/search/:scope/?q=` (`C2.5`). */
export interface SearchRequest {
  readonly query: string;
  /** As the address has it; one that does not exist is the server's to refuse. */
  readonly scope: SearchScope;
  /** Search what was typed, however it is spelled. */
  readonly isExact: boolean;
}

/** Reads an address. */
export function readSearch(scope: string | undefined, search: URLSearchParams): SearchRequest {
  return { query: (search.get('q') ?? '').trim(), scope: (scope ?? 'pins') as SearchScope, isExact: search.get('exact') === '1' };
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
