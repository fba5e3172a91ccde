import type { AddressInfo } from 'node:net';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { sendLiveUpdates } from '../core/realtime/index.ts';
import { cookieNames } from '../http/cookies.ts';
import type { TestCaller, TestPerson, TestServer } from './test-server.ts';

/** What a stream told: a name, and ids of what to look up. */
export interface ReadUpdate {
  readonly name: string;
  readonly data: unknown;
}

/** An open stream of updates, read as a browser reads it. */
export interface UpdateReader {
  /** The status of the reply and the seconds after which to come back, if it names them. */
  readonly status: number;
  readonly retryAfter: string | null;
  /** The id of the latest event. */
  lastId(): string;
  /** Takes the next event; null once the stream has ended. */
  next(): Promise<ReadUpdate | null>;
  /** Takes the next event of such a name, whatever else is told before it; null once the stream has ended. */
  nextOf(name: RegExp): Promise<ReadUpdate | null>;
  close(): Promise<void>;
}

/** Only the server of a test, which listens from the first stream on. */
type Listening = Pick<TestServer, 'app' | 'core'>;

/**
 * Opens a stream of somebody who is there from now on. It is ready, and nothing that was told before arrives any more: such an
 * update may come after `ready`, but it comes in order, so a mark ends the past.
 */
export async function openUpdates(server: Listening, person: TestPerson): Promise<UpdateReader> {
  const { reader, takeAny } = await openReader(server, person);
  const first = await takeAny();
  if (first?.name !== 'ready') throw new Error(`A stream began with ${JSON.stringify(first)} and status ${reader.status}.`);
  marks += 1;
  const mark = { boardIds: [`${MARK}${marks}`] };
  await sendLiveUpdates(server.core.db, 'board.changed', [{ to: person.userId, data: mark }]);
  for (let update = await takeAny(); JSON.stringify(update?.data) !== JSON.stringify(mark); update = await takeAny()) {
    if (update === null) throw new Error('A stream ended before its mark.');
  }
  return reader;
}

/** Opens a stream as it is, with what it says of itself. It begins after the event of an id, or now. */
export async function readUpdates(server: Listening, caller: TestCaller, lastId?: string): Promise<UpdateReader> {
  return (await openReader(server, caller, lastId)).reader;
}

/** Where the streams of a server are found. It listens from the first question on. */
export async function streamAddress({ app }: Pick<TestServer, 'app'>): Promise<string> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/v3/users/me/live-updates/`;
}

/** The header that tells a server whose stream is wanted. */
export async function sessionCookie(caller: TestCaller): Promise<string> {
  const { cookies } = await caller.request({ method: 'GET', url: '/healthz' });
  return `${cookieNames.session}=${cookies[cookieNames.session]}`;
}

/** No board has such an id. So every reader knows marks, those of other streams too, and keeps them from the test. */
const MARK = 'the past ends here ';
let marks = 0;

const isMark = (update: ReadUpdate | null) => JSON.stringify(update?.data ?? null).includes(MARK);

async function openReader(server: Listening, caller: TestCaller, lastId?: string) {
  const abort = new AbortController();
  const headers = { cookie: await sessionCookie(caller), ...(lastId === undefined ? {} : { 'last-event-id': lastId }) };
  const reply = await fetch(await streamAddress(server), { headers, signal: abort.signal });
  const events = reply.body === null ? null : readEvents(reply.body);
  let latest = '';
  const takeAny = async (): Promise<ReadUpdate | null> => {
    const { value, done } = (await events?.next()) ?? { done: true, value: undefined };
    if (done || value === undefined) return null;
    latest = value.id;
    return { name: value.name, data: value.data };
  };
  const nextWhere = async (isWanted: (update: ReadUpdate) => boolean): Promise<ReadUpdate | null> => {
    const update = await takeAny();
    return update === null || (!isMark(update) && isWanted(update)) ? update : nextWhere(isWanted);
  };
  const reader: UpdateReader = {
    status: reply.status,
    retryAfter: reply.headers.get('retry-after'),
    lastId: () => latest,
    next: () => nextWhere(() => true),
    nextOf: (name) => nextWhere((update) => name.test(update.name)),
    close: async () => abort.abort(),
  };
  return { reader, takeAny };
}

async function* readEvents(body: ReadableStream<BufferSource>): AsyncGenerator<{ id: string; name: string; data: unknown }> {
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  for await (const { id = '', event, data } of events) {
    if (event !== undefined) yield { id, name: event, data: JSON.parse(data) as unknown };
  }
}
