import { get } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Headers } from './ask.ts';

/** An open stream of notices, over a connection of its own. */
export interface Listener {
  /** When each notice came, in their order. */
  readonly heard: number[];
  close(): void;
}

/** Opens a person's stream; ready when the stream says so. */
export function openListener(url: string, headers: Headers): Promise<Listener> {
  return new Promise((resolve, reject) => {
    const heard: number[] = [];
    const call = get(`${url}/v3/users/me/notices/`, { agent: false, headers: { ...headers } }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`The stream was answered ${response.statusCode}.`));
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        const now = performance.now();
        const events = (text + chunk).split('\n\n');
        text = events.pop()!;
        for (const event of events) {
          if (event.includes('\nevent: ready')) resolve({ heard, close: () => call.destroy() });
          else if (event.includes('\nevent: ')) heard.push(now);
        }
      });
      // Closing it is the caller's doing; a stream that breaks earlier is seen by what it did not hear.
      response.on('error', () => {});
    });
    call.on('error', reject);
  });
}
