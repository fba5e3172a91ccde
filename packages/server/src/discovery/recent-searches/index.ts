import { RecentSearchesResource } from '@bowerbird/contract/discovery/recent-searches/calls.ts';
import { recentSearchSchemas } from '@bowerbird/contract/discovery/recent-searches/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import { viewerIdOf } from '../../endpoints/viewer.ts';
import type { Feature } from '../../feature.ts';
import { addRecentSearch, dropRecentSearches, selectRecentSearches } from './recent-searches.queries.ts';

/** What a person searched for last (`C9.11`, `B5.7`). */
export const recentSearchesFeature: Feature = {
  name: 'recent-searches',
  schemas: recentSearchSchemas,
  owns: ['recent_searches'],
  erase: async (core, userId) => dropRecentSearches(core.db, userId, null),
  export: async (core, userId) => ({ recent_searches: await selectRecentSearches(core.db, userId) }),
  handlers: [
    handle(RecentSearchesResource.get, async ({ db, viewer }) => selectRecentSearches(db, viewerIdOf(viewer))),
    handle(RecentSearchesResource.create, async ({ db, viewer, input }) => {
      await addRecentSearch(db, viewerIdOf(viewer), input.query);
      return selectRecentSearches(db, viewerIdOf(viewer));
    }),
    handle(RecentSearchesResource.delete, async ({ db, viewer, input }) => {
      await dropRecentSearches(db, viewerIdOf(viewer), input.query ?? null);
      return selectRecentSearches(db, viewerIdOf(viewer));
    }),
  ],
};
