import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { inTransaction } from '../database/transaction.ts';
import { listenTo } from '../database/listen.ts';
import { deleteEvents, postponeEvent, takeEvents, writeEvent, type StoredEvent } from './outbox.queries.ts';
import type { Database } from '../database/database.ts';
import { logRetried } from '../database/log-retried.ts';
import { isPassing } from '../database/trouble.ts';
import { allowIdling } from '../database/connection.queries.ts';
import type { DB } from '../database/schema.generated.ts';

/**
 * The domain events and their payloads. Each feature adds its own by declaration merging:
 * `declare module '…/core/events/outbox.ts' { interface DomainEvents { 'pin.created': { pinId: string } } }`.
 */
export interface DomainEvents {}

export type EventType = keyof DomainEvents & string;

/** What listens to events of some types; called with a batch, again after a failure, so it must stand being called twice. */
export interface EventListener {
  readonly name: string;
  readonly types: readonly EventType[];
  readonly handle: (events: readonly StoredEvent[]) => Promise<void>;
}

export interface Outbox {
  /** Writes an event in the transaction of what it tells about; listeners wake when it commits. */
  emit<T extends EventType>(db: Database, type: T, payload: DomainEvents[T]): Promise<void>;
  /**
   * Acts whenever an event of these types is committed, in every process and at once. It acts, too, when one may have been
   * missed. It is for what a process keeps in its memory: nothing is told of the event, and nothing is tried again.
   */
  onEvents(types: readonly EventType[], act: () => void): void;
  /** Starts delivering to the listeners. */
  start(listeners: readonly EventListener[]): Promise<void>;
  /** Delivers all that waits, now; for tests and for shutting down. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

/** Writes an event in the transaction of what it tells about; for services that have a database but no core. */
export async function emitEvent<T extends EventType>(db: Database, type: T, payload: DomainEvents[T]): Promise<void> {
  await writeEvent(db, type, payload);
}

const BATCH = 500;
const POLL_MILLISECONDS = 2_000;

/** Makes the outbox over a database; `url` is for the connection that LISTENs. */
export function createOutbox(options: { db: Kysely<DB>; url: string; log: Logger }): Outbox {
  let listeners: readonly EventListener[] = [];
  const hearers: { readonly types: readonly string[]; readonly act: () => void }[] = [];
  let stopListening: (() => Promise<void>) | null = null;
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();
  let wanted = false;
  let stopped = false;

  const wake = () => {
    if (wanted || stopped) return;
    wanted = true;
    running = running.then(async () => {
      wanted = false;
      await deliverAll(options.db, listeners, options.log);
    });
  };

  const runListeners = (type: string) => {
    for (const { types, act } of hearers) if (type === '' || types.includes(type)) act();
    wake();
  };

  return {
    emit: emitEvent,
    onEvents: (types, act) => void hearers.push({ types, act }),
    start: async (given) => {
      listeners = given;
      stopListening = await listenTo(options.url, 'domain_events', runListeners, options.log);
      timer = setInterval(wake, POLL_MILLISECONDS);
      timer.unref();
      wake();
    },
    drain: async () => {
      // Behind what a notice may have begun: two deliveries at once would each skip the events of the other.
      running = running.then(() => deliverAll(options.db, listeners, options.log));
      await running;
    },
    stop: async () => {
      stopped = true;
      if (timer) clearInterval(timer);
      await stopListening?.();
      await running;
    },
  };
}

async function deliverAll(db: Kysely<DB>, listeners: readonly EventListener[], log: Logger): Promise<void> {
  try {
    while ((await deliverBatch(db, listeners, log)) > 0);
  } catch (error) {
    logRetried(log, { err: error }, 'delivering domain events failed; they come again');
  }
}

async function deliverBatch(db: Kysely<DB>, listeners: readonly EventListener[], log: Logger): Promise<number> {
  return inTransaction(db, async (trx) => {
    await allowIdling(trx);
    const events = await takeEvents(trx, BATCH);
    if (events.length === 0) return 0;
    const failed = new Set<string>();
    for (const listener of listeners) {
      const own = events.filter((event) => (listener.types as readonly string[]).includes(event.type));
      if (own.length === 0) continue;
      for (const event of await tellListener(listener, own, log)) failed.add(event.id);
    }
    await deleteEvents(
      trx,
      events.filter((event) => !failed.has(event.id)).map((event) => event.id),
    );
    for (const id of failed) await postponeEvent(trx, id);
    return failed.size > 0 ? 0 : events.length;
  });
}

/** Tells a listener, and gives the events that it failed at: each by itself in the end, for it would hold up all that come with it. */
async function tellListener(listener: EventListener, events: readonly StoredEvent[], log: Logger): Promise<readonly StoredEvent[]> {
  try {
    await listener.handle(events);
    return [];
  } catch (error) {
    if (events.length > 1 && !isPassing(error)) {
      const half = Math.ceil(events.length / 2);
      const first = await tellListener(listener, events.slice(0, half), log);
      return [...first, ...(await tellListener(listener, events.slice(half), log))];
    }
    logRetried(log, { err: error, listener: listener.name }, 'a listener failed; its events come again');
    return events;
  }
}
