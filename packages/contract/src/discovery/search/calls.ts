import { defineResource, forAnyone } from '../../protocol/endpoint.ts';
import type { SearchFilters, SearchFiltersInput, SearchInput, SearchResults, SearchStoriesInput, SearchStory } from './schemas.ts';

/** Search for pins, boards and people (`C2.5`, `C3.18`); pages of results are joined by the client (`C4.10`). */
export const BaseSearchResource = defineResource('BaseSearchResource', {
  get: forAnyone<SearchInput, SearchResults>({ appScope: 'pins:read', paged: true }),
});

/** By what a search can be narrowed, with counts; apart from the results, since few people look at it (`C3.18`). */
export const SearchFiltersResource = defineResource('SearchFiltersResource', {
  get: forAnyone<SearchFiltersInput, SearchFilters>({ appScope: 'pins:read' }),
});

/** Rows of boards and people that stand among the pins of a search (`B3.26`). */
export const SearchStoriesResource = defineResource('SearchStoriesResource', {
  get: forAnyone<SearchStoriesInput, SearchStory[]>({ appScope: 'pins:read' }),
});
