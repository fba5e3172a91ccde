import { SavedSearchesResource } from '@bowerbird/contract/discovery/saved-searches/calls.ts';
import { savedSearchSchemas } from '@bowerbird/contract/discovery/saved-searches/schemas.ts';
import { handle, handleAtomically } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { nothingToRevert } from '../../identity/accounts/index.ts';
import { eraseSavedSearches, selectSavedSearches } from './saved-searches.queries.ts';
import { dropSearch, listSavedSearches, renameSearch, saveSearch, seeSearch } from './saved-searches.service.ts';

export { moveSavedTopic } from './saved-searches.queries.ts';

/** Searches that somebody keeps, and what is new in them. */
export const savedSearchesFeature: Feature = {
  name: 'saved-searches',
  schemas: savedSearchSchemas,
  handlers: [
    handle(SavedSearchesResource.get, listSavedSearches),
    handleAtomically(SavedSearchesResource.create, saveSearch),
    handleAtomically(SavedSearchesResource.update, (context, { saved_search_id, name }) =>
      name === undefined ? seeSearch(context, saved_search_id) : renameSearch(context, saved_search_id, name),
    ),
    handleAtomically(SavedSearchesResource.delete, (context, { saved_search_id }) => dropSearch(context, saved_search_id)),
  ],
  personalData: {
    tables: ['saved_searches'],
    erase: (core, userId) => eraseSavedSearches(core.db, userId),
    export: async (core, userId) => ({
      saved_searches: (await selectSavedSearches(core.db, userId)).map(({ name, query, scope, filters, saved_at }) => ({
        name,
        query,
        scope,
        filters,
        saved_at,
      })),
    }),
    // Nobody is let in by a search.
    revertIntrusion: nothingToRevert,
  },
};
