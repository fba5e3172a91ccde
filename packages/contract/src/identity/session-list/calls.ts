import { defineResource, forFullViewer } from '../../protocol/endpoint.ts';
import type { EndSessionsInput, UserSessions } from './schemas.ts';

/** Where the viewer is signed in; `delete` ends one session, or all but this one, at once. */
export const UserSessionsResource = defineResource('UserSessionsResource', {
  get: forFullViewer<Record<string, never>, UserSessions>(),
  delete: forFullViewer<EndSessionsInput, null>({ errors: ['not_found'] }),
});
