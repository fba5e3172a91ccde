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

async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<{ id: string; name: string; data: unknown }> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = new Map(block.split('\n').map((line) => line.split(/: ?(.*)/s) as [string, string]));
      const name = fields.get('event');
      if (name !== undefined) yield { id: fields.get('id') ?? '', name, data: JSON.parse(fields.get('data') ?? 'null') };
    }
  }
}
