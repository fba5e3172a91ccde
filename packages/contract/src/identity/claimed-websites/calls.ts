import { defineResource, verb } from '../../protocol/endpoint.ts';
import type { ClaimedWebsite, ClaimInput, ProveInput, UnclaimInput } from './schemas.ts';

/** The viewer's websites (`C4.17`): `create` claims one, `update` looks for its proof, `delete` lets it go. */
export const ClaimedWebsitesResource = defineResource('ClaimedWebsitesResource', {
  get: verb<Record<string, never>, ClaimedWebsite[]>({ access: 'full' }),
  create: verb<ClaimInput, ClaimedWebsite>({ access: 'full', errors: ['too_many_things'] }),
  update: verb<ProveInput, ClaimedWebsite>({ access: 'full', errors: ['not_found', 'locked_for_a_while'] }),
  delete: verb<UnclaimInput, null>({ access: 'full', errors: ['not_found'] }),
});
