import type { PageInput } from '../../protocol/paging.ts';
import { defineResource, forAnyone, forFullViewer } from '../../protocol/endpoint.ts';
import type { InviteCode, InviteCodesInput, InvitedPerson, InviteMetadata, InviteMetadataInput } from './schemas.ts';

/** The viewer's codes for links that they hand on, one a channel; each is made once. */
export const InviteCodesResource = defineResource('InviteCodesResource', {
  create: forFullViewer<InviteCodesInput, InviteCode[]>({ errors: ['too_many_requests'] }),
});

/** Who handed a link on, and by which way (`C7.28`, `B7.3`); `null` for a code that is nobody's, or of somebody not to be seen. */
export const InviteMetadataResource = defineResource('InviteMetadataResource', {
  get: forAnyone<InviteMetadataInput, InviteMetadata | null>(),
});

/** Who signed up by a link of the viewer, newest first. */
export const InvitedPeopleResource = defineResource('InvitedPeopleResource', {
  get: forFullViewer<PageInput, InvitedPerson[]>({ paged: true }),
});
