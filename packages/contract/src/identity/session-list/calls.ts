import { defineResource, verb } from '../../protocol/endpoint.ts';
import type { EndSessionsInput, UserSessions } from './schemas.ts';

/** Where the viewer is signed in; `delete` ends one session, or all but this one, at once. */
export const UserSessionsResource = defineResource('UserSessionsResource', {
  get: verb<Record<string, never>, UserSessions>({ access: 'full' }),
  delete: verb<EndSessionsInput, null>({ access: 'full', errors: ['not_found'] }),
});
