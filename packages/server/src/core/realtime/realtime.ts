import { Readable } from 'node:stream';
import type { Logger } from 'pino';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { StreamSignal, StreamSignalData } from '@bowerbird/contract/protocol/live-updates.ts';
import { listenTo } from '../database/listen.ts';
import { LIVE_UPDATES_CHANNEL, type Told } from './live-updates.queries.ts';
import { createRecentUpdates, eventText } from './recent-updates.ts';
import type { SessionCache } from './session-cache.ts';

/** Below the minute after which proxies cut a silent connection, and often enough to notice who is gone. */
const HEARTBEAT_MILLISECONDS = 25_000;
/** What may wait for a slow reader, some hundreds of updates; who has not read that much is cut off and comes back. */
const MOST_WAITING_BYTES = 64 * 1024;
/** A browser shares one stream among its tabs, so these are as many browsers. */
const MOST_OF_A_PERSON = 10;
/** Each costs about 20 KB. */
const MOST_OF_THE_INSTANCE = 2_000;
const RETRY_SECONDS = 30;
/** How long a browser waits before it comes back, spread so that a restart does not bring everybody at once. */
const COME_BACK_MILLISECONDS = 1_000;
const COME_BACK_SPREAD_MILLISECONDS = 4_000;

/** Whose stream it is, and with which session it ends. */
export interface StreamOwner {
  readonly userId: string;
  readonly sessionId: string;
}

/** Which of these sessions live. */
export type FindLivingSessions = (ids: readonly string[]) => Promise<readonly string[]>;

/** The streams of updates that this process serves. */
export interface Realtime {
  start(findLiving: FindLivingSessions): Promise<void>;
  /** Opens a stream that goes on after `lastId`; throws when the person or the instance has too many. */
  open(owner: StreamOwner, lastId: string | null): Readable;
  /** Ends all streams; their readers come back, to whatever is there then. */
  closeAll(): void;
  stop(): Promise<void>;
}

interface OpenStream extends StreamOwner {
  readonly body: Readable;
}

export interface RealtimeOptions {
  /** For the one connection that LISTENs for all streams. */
  readonly url: string;
  readonly log: Logger;
  /** Told how many streams are open. */
  readonly onOpen: (streams: number) => void;
  /** Hears of changed sessions on the same connection. */
  readonly sessions: SessionCache;
}

/** Makes the streams of a process. */
export function createRealtime({ url, log, onOpen, sessions }: RealtimeOptions): Realtime {
  const streams = new Map<string, Set<OpenStream>>();
  const recent = createRecentUpdates();
  let openCount = 0;
  let stopListening: (() => Promise<void>) | null = null;
  let heartbeat: NodeJS.Timeout | null = null;
  let findLiving: FindLivingSessions = async (ids) => ids;

  const allStreams = () => [...streams.values()].flatMap((own) => [...own]);
  const signal = (stream: OpenStream, name: StreamSignal) =>
    push(stream, eventText(name, { userId: stream.userId } satisfies StreamSignalData, recent.lastId()));

  const end = (stream: OpenStream) => {
    signal(stream, 'signed_out');
    if (!stream.body.destroyed) stream.body.push(null);
    forget(stream);
  };
  const forget = (stream: OpenStream) => {
    const own = streams.get(stream.userId);
    if (!own?.delete(stream)) return;
    onOpen((openCount -= 1));
    if (own.size === 0) streams.delete(stream.userId);
  };
  const endDead = async (some: readonly OpenStream[]) => {
    if (some.length === 0) return;
    const living = new Set(await findLiving([...new Set(some.map(({ sessionId }) => sessionId))]));
    for (const stream of some) if (!living.has(stream.sessionId)) end(stream);
  };
  const checkSessions = (some: readonly OpenStream[]) =>
    endDead(some).catch((error: unknown) => log.warn({ err: error }, 'the sessions of streams were not checked'));

  const onUpdate = (payload: string) => {
    if (payload === '') {
      // Listening began anew: what was told in between is lost, so everybody looks for themselves.
      recent.clear();
      sessions.start();
      for (const stream of allStreams()) signal(stream, 'reset');
      return;
    }
    const told = JSON.parse(payload) as Told;
    if ('session_change' in told) return sessions.forget(told.to, told.session_change);
    const own = streams.get(told.to) ?? [];
    if ('ended' in told) return [...own].filter(({ sessionId }) => sessionId === told.ended).forEach(end);
    const text = recent.keep(told.to, told.name, told.data);
    for (const stream of own) push(stream, text);
  };

  return {
    start: async (given) => {
      findLiving = given;
      stopListening = await listenTo(url, LIVE_UPDATES_CHANNEL, onUpdate, log, sessions.stop);
      heartbeat = setInterval(() => {
        for (const stream of allStreams()) push(stream, ':\n\n');
        void checkSessions(allStreams());
      }, HEARTBEAT_MILLISECONDS);
      heartbeat.unref();
    },
    open: (owner, lastId) => {
      const own = streams.get(owner.userId) ?? new Set();
      if (own.size >= MOST_OF_A_PERSON) throw new ApiError('too_many_requests', { extra: { retryAfter: RETRY_SECONDS } });
      if (openCount >= MOST_OF_THE_INSTANCE) throw new ApiError('unavailable', { extra: { retryAfter: RETRY_SECONDS } });
      const stream: OpenStream = { ...owner, body: new Readable({ read: () => {} }) };
      streams.set(owner.userId, own.add(stream));
      onOpen((openCount += 1));
      stream.body.once('close', () => forget(stream));
      push(stream, `retry: ${COME_BACK_MILLISECONDS + Math.round(Math.random() * COME_BACK_SPREAD_MILLISECONDS)}\n\n`);
      const missed = lastId === null ? [] : recent.since(lastId, owner.userId);
      for (const text of missed ?? []) push(stream, text);
      signal(stream, missed === null ? 'reset' : 'ready');
      // The session may have ended between the look at it and this moment, when nobody was there to be told.
      void checkSessions([stream]);
      return stream.body;
    },
    closeAll: () => {
      for (const stream of allStreams()) {
        stream.body.push(null);
        forget(stream);
      }
    },
    stop: async () => {
      if (heartbeat) clearInterval(heartbeat);
      await stopListening?.();
    },
  };
}

function push({ body }: OpenStream, text: string): void {
  if (body.destroyed) return;
  body.push(text);
  if (body.readableLength > MOST_WAITING_BYTES) body.destroy();
}
