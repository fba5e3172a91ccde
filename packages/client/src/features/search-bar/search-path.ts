/** The address of a search (`C2.5`). */
export function searchPath(query: string, scope = 'pins'): string {
  return `/search/${scope}/?q=${encodeURIComponent(query)}`;
}
