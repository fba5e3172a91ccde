import { COMPRESSED, weighHome } from './support/home.ts';
import { startBenchInstance } from './support/instance.ts';
import { load } from './support/load.ts';
import { median, report, rounded } from './support/report.ts';
import { startBare } from './support/start-bare.ts';

const PINS = 25;
const ROUNDS = 5;
const REACH = 0.5;
const LOAD = { seconds: 2, atOnce: 20, headers: COMPRESSED };

export const help = `Requests of the logged-out home, which is rendered once a minute and served from memory, a second of the server's CPU (and of the clock); beside the same bytes from bare http in a process of its own; ≥ ${REACH}×.`;

/** Requests of the logged-out home, beside the same bytes from bare `http`, round by round. */
export async function run() {
  const instance = await startBenchInstance({ pins: PINS });
  try {
    const ours = { url: `${instance.url}/`, pid: instance.process.pid! };
    const bare = await startBare('bare-server.ts', { bytes: await weighHome(instance.url, PINS) });
    try {
      // Both run warm: the first tens of thousands of requests measure the compiler, on a slow machine for ten seconds.
      await load(ours, { ...LOAD, seconds: 12 });
      await load(bare, { ...LOAD, seconds: 1 });
      const detail = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const [own, other] = [await load(ours, LOAD), await load(bare, LOAD)];
        detail.push({
          round,
          'a CPU second': Math.round(own.perCpuSecond),
          'bare, a CPU second': Math.round(other.perCpuSecond),
          ratio: rounded(own.perCpuSecond / other.perCpuSecond),
          'a second': Math.round(own.perSecond),
          'bare, a second': Math.round(other.perSecond),
        });
      }
      const figure = median(detail.map(({ ratio }) => ratio));
      return await report({ name: 'cached', figure, unit: '× bare http', reach: REACH, holds: figure >= REACH, detail });
    } finally {
      await bare.stop();
    }
  } finally {
    await instance.close();
  }
}
