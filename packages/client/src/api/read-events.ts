import { createParser } from 'eventsource-parser';

/** One block of a stream of Server-Sent Events; a comment, which only shows that the line lives, has none of these. */
export interface StreamBlock {
  readonly id: string | null;
  readonly name: string | null;
  readonly data: unknown;
  /** Milliseconds after which the server wants to be asked again, should the stream end. */
  readonly retry: number | null;
}

const EMPTY: StreamBlock = { id: null, name: null, data: null, retry: null };

/** Reads Server-Sent Events whose data is JSON. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamBlock, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const read: StreamBlock[] = [];
  const parser = createParser({
    onEvent: ({ id = null, event = null, data }) => read.push({ ...EMPTY, id, name: event, data: JSON.parse(data) as unknown }),
    onRetry: (retry) => read.push({ ...EMPTY, retry }),
    onComment: () => read.push(EMPTY),
  });
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      yield* read.splice(0);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
