import { defineResource, forSignedIn } from '../../protocol/endpoint.ts';
import type { SavedSearch, SavedSearchId, SaveSearchInput, UpdateSavedSearch } from './schemas.ts';

/**
 * Searches that the viewer comes back to, newest first, each with how much is new since it was looked at. Saving one twice is
 * saving it once; `update` gives it a name, or without one says that its results were seen.
 */
export const SavedSearchesResource = defineResource('SavedSearchesResource', {
  get: forSignedIn<Record<string, never>, SavedSearch[]>(),
  create: forSignedIn<SaveSearchInput, SavedSearch[]>({ errors: ['conflict'] }),
  update: forSignedIn<UpdateSavedSearch, SavedSearch[]>({ errors: ['not_found'] }),
  delete: forSignedIn<SavedSearchId, SavedSearch[]>({ errors: ['not_found'] }),
});
