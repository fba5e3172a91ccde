import { BaseSearchResource, SearchFiltersResource, SearchStoriesResource } from '@bowerbird/contract/discovery/search/calls.ts';
import { searchSchemas } from '@bowerbird/contract/discovery/search/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { dropOldLists } from '../kept-lists/index.ts';
import { handleFilters, handleSearch, handleStories } from './search.handlers.ts';
import { sortIntoTiers } from './upkeep.queries.ts';

export { readFilters, refuseOddFilters } from './filters.parser.ts';
export { hasNotice } from './notices.service.ts';
export { writeWordsQuery } from './search-words.parser.ts';
export { isPlainSearch, isSearchable } from './search-asked.service.ts';
export { countNew, search } from './search.service.ts';

const MINUTE = 60_000;

/** Search for pins, boards and people (`C2.5`, `C3.18`). */
export const searchFeature: Feature = {
  name: 'search',
  schemas: searchSchemas,
  handlers: [
    handle(BaseSearchResource.get, handleSearch),
    handle(SearchFiltersResource.get, handleFilters),
    handle(SearchStoriesResource.get, handleStories),
  ],
  ticks: [
    { name: 'search-tiers', everyMilliseconds: 30 * MINUTE, run: sortIntoTiers },
    { name: 'search-snapshots', everyMilliseconds: MINUTE, run: (db) => dropOldLists(db, 'search_snapshots') },
  ],
};
