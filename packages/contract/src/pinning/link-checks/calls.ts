import { defineResource, forSignedIn } from '../../protocol/endpoint.ts';
import type { CheckedLink, LinkCheckCounts, LinkChecksInput, LookAgainInput } from './schemas.ts';

/** The viewer's pins whose pages moved, are gone, or did not answer, newest pin first. */
export const LinkChecksResource = defineResource('LinkChecksResource', {
  get: forSignedIn<LinkChecksInput, CheckedLink[]>({ paged: true }),
  /** Has the page behind a pin looked at again soon. */
  update: forSignedIn<LookAgainInput, null>({ errors: ['pin_not_found', 'locked_for_a_while'] }),
});

/** How many of the viewer's pins there are of each kind. */
export const LinkCheckCountsResource = defineResource('LinkCheckCountsResource', {
  get: forSignedIn<Record<string, never>, LinkCheckCounts>(),
});
