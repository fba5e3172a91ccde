import { readFileSync } from 'node:fs';
import { startBenchInstance } from './support/instance.ts';
import { report } from './support/report.ts';

const REQUESTS = 10_000;
const REACH_MEGABYTES = 300;
const AT_ONCE = 20;

export const help = `Resident memory of the server after 10,000 requests of many kinds; beside the machine's limits; < ${REACH_MEGABYTES} MB.`;

/** Resident memory of the server after 10,000 requests of many kinds. */
export async function run() {
  const instance = await startBenchInstance({ pins: 25 });
  try {
    const before = residentMegabytes(instance.process.pid!);
    const paths = [
      '/',
      '/search/pins/?q=blue',
      '/resource/UserHomefeedResource/get/?source_url=/&data=%7B%22options%22%3A%7B%7D%7D',
      '/healthz',
      '/nobody/',
    ];
    let sent = 0;
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (sent < REQUESTS) {
          sent += 1;
          const cookie = sent % 2 === 0 ? { cookie: 'theme=dark' } : undefined;
          await (await fetch(instance.url + paths[sent % paths.length]!, { headers: cookie })).arrayBuffer();
        }
      }),
    );
    const after = residentMegabytes(instance.process.pid!);
    return await report({
      name: 'memory',
      figure: after,
      unit: 'MB resident after 10,000 requests',
      reach: REACH_MEGABYTES,
      holds: after < REACH_MEGABYTES,
      detail: [
        { requests: 0, megabytes: before },
        { requests: REQUESTS, megabytes: after },
      ],
    });
  } finally {
    await instance.close();
  }
}

function residentMegabytes(pid: number): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round(Number(line?.[1] ?? 0) / 1024);
}
