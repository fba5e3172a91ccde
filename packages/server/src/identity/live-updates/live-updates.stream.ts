import { ownLiveUpdates } from '@bowerbird/contract/identity/live-updates/calls.ts';
import { handleStream } from '../../endpoints/stream.ts';

/** Streams a person's own updates until they go or their session ends. */
export const liveUpdatesHandler = handleStream(ownLiveUpdates, async ({ core, viewer, raw, reply }) => {
  const { userId, sessionId } = viewer;
  const lastId = raw.headers['last-event-id'];
  const body = core.realtime.open({ userId, sessionId }, typeof lastId === 'string' ? lastId : null);
  // Also of a HEAD request, whose reply ends without reading any of it.
  reply.raw.once('close', () => body.destroy());
  return reply
    .header('Content-Type', 'text/event-stream; charset=utf-8')
    .header('Cache-Control', 'private, no-store, no-transform')
    .header('Connection', 'close')
    .header('X-Accel-Buffering', 'no')
    .send(body);
});
