import { defineResource, forAnyone } from '../../protocol/endpoint.ts';
import type { PinStoriesInput, Story } from './schemas.ts';

/** What stands between the pins that are like a pin: more of the same person, boards, topics and things to buy (`C3.8`). */
export const RelatedModulesResource = defineResource('RelatedModulesResource', {
  get: forAnyone<PinStoriesInput, Story[]>({ appScope: 'pins:read', errors: ['pin_not_found'] }),
});
