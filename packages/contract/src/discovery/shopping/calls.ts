import type { PinCard } from '../../pinning/pins/records.ts';
import { defineResource, forAnyone } from '../../protocol/endpoint.ts';
import type { ShoppingFacets, ShoppingFilters, ShoppingInput } from './schemas.ts';

/** The newest products, of all or of those that filters leave (`C2.13`). */
export const ShoppingFeedResource = defineResource('ShoppingFeedResource', {
  get: forAnyone<ShoppingInput, PinCard[]>({ appScope: 'pins:read', paged: true, errors: ['not_found'] }),
});

/** By what products can be narrowed, with how many each would leave beside the other filters. */
export const ShoppingFacetsResource = defineResource('ShoppingFacetsResource', {
  get: forAnyone<ShoppingFilters, ShoppingFacets>({ appScope: 'pins:read', errors: ['not_found'] }),
});
