import { ownLiveUpdates } from '@bowerbird/contract/identity/live-updates/calls.ts';
import { pause, pauseFor, pauseUntilSeen } from '../../../lib/pause.ts';
import { readEvents } from '../../../api/read-events.ts';
import type { OwnSurroundings } from './own-updates.ts';

/** The browser that a stream of updates is kept in. */
export const browserSurroundings: OwnSurroundings = {
  open: async (lastId, signal) => {
    const reply = await fetch(ownLiveUpdates.path, {
      headers: { Accept: 'text/event-stream', ...(lastId === null ? {} : { 'Last-Event-ID': lastId }) },
      credentials: 'same-origin',
      cache: 'no-store',
      signal,
    });
    const retryAfter = reply.headers.get('Retry-After');
    return {
      status: reply.status,
      retryAfter: retryAfter === null ? null : Number(retryAfter),
      blocks: reply.ok && reply.body ? readEvents(reply.body) : null,
    };
  },
  wait: async (milliseconds, signal) => {
    await pauseFor(milliseconds, signal);
    if (navigator.onLine) return;
    await pause(signal, (done) => {
      window.addEventListener('online', done, { once: true });
      return () => window.removeEventListener('online', done);
    });
  },
  network: () => {
    const gone = new AbortController();
    window.addEventListener('offline', () => gone.abort(), { once: true });
    return gone.signal;
  },
  random: Math.random,
  seen: async (signal) => {
    await pauseUntilSeen(signal);
    if (signal.aborted) return null;
    const hidden = new AbortController();
    document.addEventListener('visibilitychange', () => hidden.abort(), { once: true });
    return hidden.signal;
  },
};
