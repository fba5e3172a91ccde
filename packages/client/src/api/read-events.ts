/** One block of a stream of Server-Sent Events; a comment, which only shows that the line lives, has none of these. */
export interface StreamBlock {
  readonly id: string | null;
  readonly name: string | null;
  readonly data: unknown;
  /** Milliseconds after which the server wants to be asked again, should the stream end. */
  readonly retry: number | null;
}

/** Reads Server-Sent Events as our server writes them: blocks of one-line fields, with JSON as their data. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamBlock, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      const blocks = (text + decoder.decode(value, { stream: true })).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) yield blockOf(block);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function blockOf(text: string): StreamBlock {
  const fields = new Map(text.split('\n').map((line) => [/^[^:]*/.exec(line)![0], line.replace(/^[^:]*: ?/, '')]));
  const [data, retry] = [fields.get('data'), fields.get('retry')];
  return {
    id: fields.get('id') ?? null,
    name: fields.get('event') ?? null,
    data: data === undefined ? null : (JSON.parse(data) as unknown),
    retry: retry === undefined ? null : Number(retry),
  };
}
