import { RecentSearchesResource } from '@bowerbird/contract/discovery/recent-searches/calls.ts';
import { recentSearchSchemas } from '@bowerbird/contract/discovery/recent-searches/schemas.ts';
import { cleanLine } from '@bowerbird/domain/clean-text.ts';
import { handle, handleAtomically } from '../../endpoints/handle.ts';
import { viewerIdOf, type Viewer } from '../../endpoints/viewer.ts';
import type { Feature } from '../../feature.ts';
import type { Database } from '../../core/database/database.ts';
import { nothingToRevert } from '../../identity/accounts/index.ts';
import { isSearchable } from '../search/index.ts';
import {
  addRecentSearch,
  dropRecentSearches,
  eraseRecentSearches,
  queueForList,
  selectRecentSearches,
  type RecentList,
} from './recent-searches.queries.ts';
import { presentRecentSearch } from './recent-searches.views.ts';

/** What a person searched for last (`C9.11`, `B5.7`). */
export const recentSearchesFeature: Feature = {
  name: 'recent-searches',
  schemas: recentSearchSchemas,
  personalData: {
    tables: ['recent_searches', 'recent_personal_searches'],
    erase: async (core, userId) => eraseRecentSearches(core.db, userId),
    export: async (core, userId) => ({
      recent_searches: await readRecent(core.db, { userId, isPersonal: false }),
      recent_personal_searches: await readRecent(core.db, { userId, isPersonal: true }),
    }),
    revertIntrusion: nothingToRevert,
  },
  handlers: [
    handle(RecentSearchesResource.get, async ({ db, viewer }, input) => readRecent(db, listOf(viewer, input))),
    handleAtomically(RecentSearchesResource.create, async ({ db, viewer }, input) => {
      const list = listOf(viewer, input);
      const query = cleanLine(input.query);
      await queueForList(db, list);
      // What asks for nothing, such as `-cat` alone, finds nothing whenever it is tried again.
      if (isSearchable({ query })) await addRecentSearch(db, list, query);
      return readRecent(db, list);
    }),
    handleAtomically(RecentSearchesResource.delete, async ({ db, viewer }, input) => {
      const list = listOf(viewer, input);
      await queueForList(db, list);
      await dropRecentSearches(db, list, input.query ?? null);
      return readRecent(db, list);
    }),
  ],
};

function listOf(viewer: Viewer, { personal = false }: { personal?: boolean }): RecentList {
  return { userId: viewerIdOf(viewer), isPersonal: personal };
}

async function readRecent(db: Database, list: RecentList) {
  return (await selectRecentSearches(db, list)).map(presentRecentSearch);
}
