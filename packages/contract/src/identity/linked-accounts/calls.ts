import { defineResource, verb } from '../../protocol/endpoint.ts';
import type { LinkAccountInput, LinkedAccounts, UnlinkAccountInput } from './schemas.ts';

/**
 * The businesses that the viewer may enter without their password, and whoever may enter the viewer's. `create` needs a proof
 * of the business: a one-time token of its own log-in. `delete` is for either side.
 */
export const LinkedAccountsResource = defineResource('LinkedAccountsResource', {
  get: verb<Record<string, never>, LinkedAccounts>({ access: 'full' }),
  create: verb<LinkAccountInput, LinkedAccounts>({ access: 'full', secret: true, errors: ['dead_token', 'too_many_things'] }),
  delete: verb<UnlinkAccountInput, null>({ access: 'full', errors: ['user_not_found'] }),
});
