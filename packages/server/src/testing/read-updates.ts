import { EventSourceParserStream } from 'eventsource-parser/stream';

/** An open stream of updates, read as a browser reads it. */
export interface UpdateReader {
  /** The status of the reply and the seconds after which to come back, if it names them. */
  readonly status: number;
  readonly retryAfter: string | null;
  /** The id of the latest event. */
  lastId(): string;
  /** Takes the next event; null once the stream has ended. */
  next(): Promise<{ readonly name: string; readonly data: unknown } | null>;
  close(): Promise<void>;
}

/** Opens a person's stream at an instance that listens. */
export async function readUpdates(origin: string, cookie: string, lastId?: string): Promise<UpdateReader> {
  const abort = new AbortController();
  const headers = { cookie, ...(lastId === undefined ? {} : { 'last-event-id': lastId }) };
  const reply = await fetch(`${origin}/v3/users/me/live-updates/`, { headers, signal: abort.signal });
  const events = reply.body === null ? null : readEvents(reply.body);
  let latest = '';
  return {
    status: reply.status,
    retryAfter: reply.headers.get('retry-after'),
    lastId: () => latest,
    next: async () => {
      const { value, done } = (await events?.next()) ?? { done: true, value: undefined };
      if (done || value === undefined) return null;
      latest = value.id;
      return { name: value.name, data: value.data };
    },
    close: async () => abort.abort(),
  };
}

async function* readEvents(body: ReadableStream<BufferSource>): AsyncGenerator<{ id: string; name: string; data: unknown }> {
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  for await (const { id = '', event, data } of events) {
    if (event !== undefined) yield { id, name: event, data: JSON.parse(data) as unknown };
  }
}
