import { defineResource, forFullViewer } from '../../protocol/endpoint.ts';
import type { ClaimedWebsite, ClaimInput, ProveInput, UnclaimInput } from './schemas.ts';

/** The viewer's websites (`C4.17`): `create` claims one, `update` looks for its proof, `delete` lets it go. */
export const ClaimedWebsitesResource = defineResource('ClaimedWebsitesResource', {
  get: forFullViewer<Record<string, never>, ClaimedWebsite[]>(),
  create: forFullViewer<ClaimInput, ClaimedWebsite>({ errors: ['too_many_things'] }),
  update: forFullViewer<ProveInput, ClaimedWebsite>({ errors: ['not_found', 'locked_for_a_while'] }),
  delete: forFullViewer<UnclaimInput, null>({ errors: ['not_found'] }),
});
