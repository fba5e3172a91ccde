import { UserHomefeedResource } from '@bowerbird/contract/discovery/home-feed/calls.ts';
import { residentMegabytes } from '../scripts/proving/memory.ts';
import { ask } from './support/ask.ts';
import { startBenchInstance } from './support/instance.ts';
import { report } from './support/report.ts';
import { callPath } from './support/call-path.ts';

const REQUESTS = 10_000;
const REACH_MEGABYTES = 300;
const AT_ONCE = 20;
/** What is asked for in turn, and how it is answered. */
const VISITS = [
  { path: '/', status: 200 },
  { path: '/search/pins/?q=blue', status: 200 },
  { path: callPath(UserHomefeedResource.get, {}), status: 200 },
  { path: '/healthz', status: 200 },
  { path: '/nobody/', status: 404 },
];

export const help = `Resident MB of the server after ${REQUESTS} requests of many kinds, ${AT_ONCE} at once; < ${REACH_MEGABYTES} MB.`;

/** Resident memory of the server after 10,000 requests of many kinds. */
export async function run() {
  const instance = await startBenchInstance({ pins: 25 });
  try {
    const before = residentMegabytes(instance.process.pid!);
    let sent = 0;
    const person = async () => {
      while (sent < REQUESTS) {
        sent += 1;
        await visit(instance.url, sent);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, person));
    const after = residentMegabytes(instance.process.pid!);
    return await report({
      name: 'memory',
      figure: after,
      unit: `MB resident after ${REQUESTS} requests`,
      reach: REACH_MEGABYTES,
      holds: after > 0 && after < REACH_MEGABYTES,
      detail: [
        { requests: 0, megabytes: before },
        { requests: REQUESTS, megabytes: after },
      ],
    });
  } finally {
    await instance.close();
  }
}

/** A cookie of ours keeps every second page out of the cache. What is answered otherwise than it should be ends the benchmark. */
async function visit(url: string, turn: number): Promise<void> {
  const { path, status } = VISITS[turn % VISITS.length]!;
  const answer = await ask(url + path, turn % 2 === 0 ? { cookie: 'theme=dark' } : {});
  if (answer.status !== status) throw new Error(`${path} was answered ${answer.status}, not ${status}.`);
}
