import { defineStream } from '../../protocol/stream.ts';

/** Server-Sent Events: what happens to the viewer's account and what is theirs, from other tabs, devices and people. */
export const ownLiveUpdates = defineStream('GET', '/v3/users/me/live-updates/', {
  access: 'signed_in',
  errors: ['too_many_requests', 'unavailable'],
});
