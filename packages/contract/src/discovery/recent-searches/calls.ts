import { defineResource, forSignedIn } from '../../protocol/endpoint.ts';
import type { AddRecentSearchInput, DropRecentSearchInput, RecentSearch, RecentSearchesInput } from './schemas.ts';

/**
 * The viewer's last searches, or with `personal` those among their own pins: at most 20 of each (`C9.11`), one a query
 * whatever its case (`B5.7`). `delete` without a query forgets all of the list.
 */
export const RecentSearchesResource = defineResource('RecentSearchesResource', {
  get: forSignedIn<RecentSearchesInput, RecentSearch[]>(),
  create: forSignedIn<AddRecentSearchInput, RecentSearch[]>(),
  delete: forSignedIn<DropRecentSearchInput, RecentSearch[]>(),
});
