import { forSignedIn } from '../../protocol/endpoint.ts';
import { defineStream } from '../../protocol/stream.ts';

/** Server-Sent Events: what happens to the viewer's account and what is theirs, from other tabs, devices and people. */
export const ownLiveUpdates = defineStream(
  'GET',
  '/v3/users/me/live-updates/',
  forSignedIn({ admission: 'always', errors: ['too_many_requests', 'unavailable'] }),
);
