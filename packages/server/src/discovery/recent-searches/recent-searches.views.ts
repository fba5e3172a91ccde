import type { RecentSearch } from '@bowerbird/contract/discovery/recent-searches/schemas.ts';
import type { RecentSearchRow } from './recent-searches.queries.ts';

/** A search as the wire shows it. */
export function presentRecentSearch(row: RecentSearchRow): RecentSearch {
  return { query: row.query, searchedAt: row.searched_at.toISOString() };
}
