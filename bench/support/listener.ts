import { get } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { LiveUpdateName } from '@bowerbird/contract/protocol/live-updates.ts';
import type { Headers } from './ask.ts';

/** An update that came: its id, and when. */
export interface Heard {
  readonly id: string;
  readonly at: number;
}

/** An open stream of updates, over a connection of its own. */
export interface Listener {
  /** What came, in order. */
  readonly heard: Heard[];
  close(): void;
}

/** Opens a person's stream and hears one kind of update on it. Ready when the stream says so. */
export function openListener(url: string, headers: Headers, update: LiveUpdateName): Promise<Listener> {
  return new Promise((resolve, reject) => {
    const heard: Heard[] = [];
    const call = get(`${url}/v3/users/me/live-updates/`, { agent: false, headers: { ...headers } }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`The stream was answered ${response.statusCode}.`));
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        const now = performance.now();
        const events = (text + chunk).split('\n\n');
        text = events.pop()!;
        for (const event of events) {
          if (event.includes('\nevent: ready')) resolve({ heard, close: () => call.destroy() });
          else if (event.includes(`\nevent: ${update}\n`)) heard.push({ id: /^id: (.+)$/mu.exec(event)?.[1] ?? event, at: now });
        }
      });
      // Closing it is the caller's doing; a stream that breaks earlier is seen by what it did not hear.
      response.on('error', () => {});
    });
    call.on('error', reject);
  });
}
