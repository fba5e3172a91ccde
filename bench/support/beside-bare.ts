import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startSeeded } from '../seed-million.ts';
import { askWell, type Headers } from './ask.ts';
import type { BareOrder } from './bare-app.ts';
import { openCostMeter, rounded, total } from './cost.ts';
import { startInstanceOver } from './instance.ts';
import { median } from './report.ts';
import { signIn } from './sign-in.ts';

const PINS = 10_000;
const WARM_UP = 400;
const ROUNDS = 9;
const REQUESTS = 100;

export interface Compared {
  readonly detail: readonly Record<string, string | number>[];
  /** The middle of the rounds' ratios. */
  readonly ratio: number;
}

/**
 * Asks an instance with 10,000 pins, as somebody who follows 200 sources, for one address, and beside it a bare server that
 * sends the very same statements; by turns, one request at a time.
 */
export async function measureBesideBare(path: string, kind: 'json' | 'page'): Promise<Compared> {
  const seeded = await startSeeded();
  try {
    const databaseUrl = await seeded.open(PINS);
    const headers = await signIn(databaseUrl, 'viewer_200');
    const instance = await startInstanceOver(databaseUrl);
    try {
      const url = instance.url + path;
      for (let at = 0; at < WARM_UP; at += 1) await askWell(url, headers);
      let body = '';
      const statements = await instance.record(async () => {
        body = (await askWell(url, headers)).toString();
      });
      const bare = await startBareApp({ databaseUrl, statements, page: kind === 'page' ? body : null });
      try {
        return await compare(databaseUrl, headers, { url, pid: instance.process.pid! }, bare);
      } finally {
        bare.child.kill();
      }
    } finally {
      await instance.close();
    }
  } finally {
    await seeded.stop();
  }
}

async function compare(
  databaseUrl: string,
  headers: Headers,
  ours: { url: string; pid: number },
  bare: { url: string; child: ChildProcess },
): Promise<Compared> {
  const us = await openCostMeter(ours.pid, databaseUrl, 'bowerbird%');
  const them = await openCostMeter(bare.child.pid!, databaseUrl, 'bench-bare');
  for (let at = 0; at < WARM_UP; at += 1) await askWell(bare.url, headers);
  const detail = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const own = await us.measure(() => askWell(ours.url, headers), REQUESTS);
    const other = await them.measure(() => askWell(bare.url, headers), REQUESTS);
    detail.push({
      round,
      'server ms': rounded(own.server),
      'database ms': rounded(own.database),
      'bare server ms': rounded(other.server),
      'bare database ms': rounded(other.database),
      ratio: rounded(total(own) / total(other)),
    });
  }
  await us.close();
  await them.close();
  return { detail, ratio: median(detail.map(({ ratio }) => ratio)) };
}

async function startBareApp(order: BareOrder): Promise<{ url: string; child: ChildProcess }> {
  const child = fork(join(import.meta.dirname, 'bare-app.ts'), {
    serialization: 'advanced',
    // React's own checks are none of a server's work.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  child.send(order);
  const [port] = (await once(child, 'message')) as [number];
  return { url: `http://127.0.0.1:${port}/`, child };
}
