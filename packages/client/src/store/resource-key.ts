/** The key of a resource's options: equal options give equal keys, whatever the order of their fields; bookmarks do not count. */
export function resourceKey(options: unknown): string {
  return JSON.stringify(sorted(options));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([key, inner]) => key !== 'bookmarks' && inner !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}
