import { defineResource, forAnyone } from '../../protocol/endpoint.ts';
import type { Explore } from './schemas.ts';

/** What stands on Explore beside pins: what people look for, what the viewer might look for, and who is new. */
export const ExploreResource = defineResource('ExploreResource', {
  get: forAnyone<Record<string, never>, Explore>({ appScope: 'pins:read' }),
});
