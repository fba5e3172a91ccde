import { defineResource, forFullViewer } from '../../protocol/endpoint.ts';
import type { LinkAccountInput, LinkedAccounts, UnlinkAccountInput } from './schemas.ts';

/**
 * The businesses that the viewer may enter without their password, and whoever may enter the viewer's. `create` needs a proof
 * of the business: a one-time token of its own log-in. `delete` is for either side.
 */
export const LinkedAccountsResource = defineResource('LinkedAccountsResource', {
  get: forFullViewer<Record<string, never>, LinkedAccounts>(),
  create: forFullViewer<LinkAccountInput, LinkedAccounts>({ secret: ['token'], errors: ['dead_token', 'too_many_things'] }),
  delete: forFullViewer<UnlinkAccountInput, null>({ errors: ['user_not_found'] }),
});
