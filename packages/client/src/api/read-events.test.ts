import { describe, expect, it } from 'vitest';
import { readEvents, type StreamBlock } from './read-events.ts';

async function read(...chunks: (string | Uint8Array)[]): Promise<StreamBlock[]> {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(typeof chunk === 'string' ? encoder.encode(chunk) : chunk);
      controller.close();
    },
  });
  return Array.fromAsync(readEvents(body));
}

describe('a stream of events', () => {
  const event = { id: 'a.1', name: 'board.created', data: { boardIds: ['7'] }, retry: null };

  it('is read event by event, with its signs of life and its wish for the next time', async () => {
    expect(await read('retry: 3200\n\n', ':\n\n', 'id: a.1\nevent: board.created\ndata: {"boardIds":["7"]}\n\n')).toEqual([
      { id: null, name: null, data: null, retry: 3200 },
      { id: null, name: null, data: null, retry: null },
      event,
    ]);
  });

  it('is read whatever pieces it comes in, and a piece that was cut off is no event', async () => {
    const text = new TextEncoder().encode('id: a.1\nevent: board.created\ndata: {"boardIds":["é"]}\n\nid: a.2\nevent: board');
    const pieces = Array.from({ length: text.length }, (_, index) => text.slice(index, index + 1));
    expect(await read(...pieces)).toEqual([{ ...event, data: { boardIds: ['é'] } }]);
  });
});
