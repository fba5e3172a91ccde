import { fork } from 'node:child_process';
import { startBenchInstance } from './support/instance.ts';
import { countBytes, load } from './support/load.ts';
import { median, report } from './support/report.ts';

const ROUNDS = 5;
const REACH = 0.5;

export const help = `Requests a second of the logged-out home, which is rendered once a minute and served from memory; beside the same bytes from bare http in a process of its own; ≥ ${REACH}×.`;

/** Requests a second of the logged-out home, beside the same bytes from bare `http` in a process of its own, round by round. */
export async function run() {
  const instance = await startBenchInstance({ pins: 25 });
  try {
    const headers = { 'accept-encoding': 'br' };
    const bare = await startBareServer(await countBytes(`${instance.url}/`, headers));
    // Both run warm: the first seconds of a process measure its compiler.
    await load(`${instance.url}/`, { seconds: 3, connections: 20, headers });
    await load(bare.url, { seconds: 1, connections: 20, headers });
    const detail = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const ours = await load(`${instance.url}/`, { seconds: 2, connections: 20, headers });
      const theirs = await load(bare.url, { seconds: 2, connections: 20, headers });
      detail.push({
        round,
        ours: Math.round(ours.perSecond),
        bare: Math.round(theirs.perSecond),
        ratio: ours.perSecond / theirs.perSecond,
      });
    }
    bare.close();
    const figure = median(detail.map(({ ratio }) => ratio));
    return await report({ name: 'cached', figure, unit: '× bare http', reach: REACH, holds: figure >= REACH, detail });
  } finally {
    await instance.close();
  }
}

async function startBareServer(bytes: number): Promise<{ url: string; close: () => void }> {
  const child = fork(new URL('./support/bare-server.ts', import.meta.url), [String(bytes)]);
  const port = await new Promise<number>((resolve) => child.once('message', (message) => resolve(Number(message))));
  return { url: `http://127.0.0.1:${port}/`, close: () => child.kill() };
}
