import { defineResource, forAnyone } from '../../protocol/endpoint.ts';
import type { SearchInput, SearchResults } from './schemas.ts';

/** Search for pins, boards and people (`C2.5`, `C3.18`); pages of results are joined by the client (`C4.10`). */
export const BaseSearchResource = defineResource('BaseSearchResource', {
  get: forAnyone<SearchInput, SearchResults>({ appScope: 'pins:read', paged: true }),
});
