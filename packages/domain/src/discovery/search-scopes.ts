/** Where a search can look (`C3.18`). */
export const searchScopes = ['pins', 'buyable_pins', 'my_pins', 'videos', 'boards', 'users', 'idea_pins', 'my_content'] as const;

export type SearchScope = (typeof searchScopes)[number];

/** Whether a scope looks among what is the viewer's own. */
export function isPersonalScope(scope: SearchScope): boolean {
  return scope === 'my_pins' || scope === 'my_content';
}

/** Whether a part of an address is a scope. */
export function isSearchScope(part: string): part is SearchScope {
  return searchScopes.some((scope) => scope === part);
}
