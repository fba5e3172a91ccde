import { ownNotices } from '@bowerbird/contract/identity/notices/calls.ts';
import { readEvents } from '../../api/read-events.ts';
import type { OwnSurroundings } from './own-notices.ts';

/** The browser that a stream of notices is kept in. */
export const browserSurroundings: OwnSurroundings = {
  open: async (lastId, signal) => {
    const reply = await fetch(ownNotices.path, {
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
    await pause(signal, (done) => {
      const timer = setTimeout(done, milliseconds);
      return () => clearTimeout(timer);
    });
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
    if (document.hidden) await pause(signal, (done) => listen('visibilitychange', done));
    if (signal.aborted) return null;
    const hidden = new AbortController();
    listen('visibilitychange', () => hidden.abort());
    return hidden.signal;
  },
};

function listen(event: 'visibilitychange', act: () => void): () => void {
  document.addEventListener(event, act, { once: true });
  return () => document.removeEventListener(event, act);
}

function pause(signal: AbortSignal, begin: (done: () => void) => () => void): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      stop();
      signal.removeEventListener('abort', end);
      resolve();
    };
    const stop = begin(end);
    signal.addEventListener('abort', end);
  });
}
