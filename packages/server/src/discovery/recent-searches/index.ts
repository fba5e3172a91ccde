import { RecentSearchesResource } from '@bowerbird/contract/discovery/recent-searches/calls.ts';
import { recentSearchSchemas } from '@bowerbird/contract/discovery/recent-searches/schemas.ts';
import { handle, handleAtomically } from '../../endpoints/handle.ts';
import { viewerIdOf } from '../../endpoints/viewer.ts';
import type { Feature } from '../../feature.ts';
import type { Database } from '../../core/database/database.ts';
import { addRecentSearch, dropRecentSearches, selectRecentSearches } from './recent-searches.queries.ts';
import { presentRecentSearch } from './recent-searches.views.ts';

const readRecent = async (db: Database, userId: string) => (await selectRecentSearches(db, userId)).map(presentRecentSearch);

/** What a person searched for last (`C9.11`, `B5.7`). */
export const recentSearchesFeature: Feature = {
  name: 'recent-searches',
  schemas: recentSearchSchemas,
  owns: ['recent_searches'],
  erase: async (core, userId) => dropRecentSearches(core.db, userId, null),
  export: async (core, userId) => ({ recent_searches: await readRecent(core.db, userId) }),
  handlers: [
    handle(RecentSearchesResource.get, async ({ db, viewer }) => readRecent(db, viewerIdOf(viewer))),
    handleAtomically(RecentSearchesResource.create, async ({ db, viewer, input }) => {
      await addRecentSearch(db, viewerIdOf(viewer), input.query);
      return readRecent(db, viewerIdOf(viewer));
    }),
    handleAtomically(RecentSearchesResource.delete, async ({ db, viewer, input }) => {
      await dropRecentSearches(db, viewerIdOf(viewer), input.query ?? null);
      return readRecent(db, viewerIdOf(viewer));
    }),
  ],
};
