import { forSignedIn } from '../../protocol/endpoint.ts';
import { defineStream } from '../../protocol/stream.ts';

/** Server-Sent Events: what happens to the viewer's account and what is theirs, from other tabs, devices and people. */
export const ownNotices = defineStream(
  'GET',
  '/v3/users/me/notices/',
  forSignedIn({ admission: 'always', errors: ['too_many_requests', 'unavailable'] }),
);
