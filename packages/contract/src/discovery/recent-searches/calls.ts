import { defineResource, verb } from '../../protocol/endpoint.ts';
import type { AddRecentSearchInput, DropRecentSearchInput, NoInput, RecentSearch } from './schemas.ts';

/** The viewer's last searches, at most 20 (`C9.11`), one a query whatever its case (`B5.7`); `delete` without a query forgets all. */
export const RecentSearchesResource = defineResource('RecentSearchesResource', {
  get: verb<NoInput, RecentSearch[]>({ access: 'signed_in' }),
  create: verb<AddRecentSearchInput, RecentSearch[]>({ access: 'signed_in' }),
  delete: verb<DropRecentSearchInput, RecentSearch[]>({ access: 'signed_in' }),
});
