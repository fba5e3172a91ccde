import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { countShownPins } from './shown-pins.ts';

let server: Server;
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** A home feed of so many pins, page by page, as the product answers it. */
async function serveFeed(pins: number): Promise<string> {
  server = createServer((request, response) => {
    const { options } = JSON.parse(new URL(request.url!, 'http://localhost').searchParams.get('data')!) as {
      options: { page_size: number; bookmarks?: string[] };
    };
    const from = Number(options.bookmarks?.[0] ?? 0);
    const until = Math.min(pins, from + options.page_size);
    const data = Array.from({ length: until - from }, (_, at) => ({ id: String(from + at) }));
    response.end(JSON.stringify({ resource_response: { data, bookmark: until === pins ? '-end-' : String(until) } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('counts the pins of all pages: a thousand stand in none', async () => {
  expect(await countShownPins(await serveFeed(1_000), 1_000)).toBe(1_000);
});

it('counts what there is when it is less than is waited for', async () => {
  expect(await countShownPins(await serveFeed(300), 1_000)).toBe(300);
});
