import { setTimeout as wait } from 'node:timers/promises';
import { startSeeded } from './seed-million.ts';
import { askWell, type Headers } from './support/ask.ts';
import { startInstanceOver } from './support/instance.ts';
import { median, report, rounded } from './support/report.ts';
import { signIn } from './support/sign-in.ts';

const PINS = 10_000;
/** Longer than the pool keeps connections that nobody needs. */
const PAUSE_SECONDS = 65;
const WARM_UP = 500;
const ROUNDS = 15;
const REACH = 2.5;

export const help = `Milliseconds of the logged-in home after ${PAUSE_SECONDS} s in which nobody asked; beside the same without a pause; ≤ ${REACH}×.`;

/** Most instances have few visitors: who comes after a pause is served as any other. */
export async function run() {
  const seeded = await startSeeded();
  try {
    const databaseUrl = await seeded.open(PINS);
    const headers = await signIn(databaseUrl, 'viewer_200');
    const { url, close } = await startInstanceOver(databaseUrl);
    try {
      for (let i = 0; i < WARM_UP; i += 1) await time(url, headers);
      const hot: number[] = [];
      for (let i = 0; i < ROUNDS; i += 1) hot.push(await time(url, headers));
      await wait(PAUSE_SECONDS * 1000);
      const first = await time(url, headers);
      const second = await time(url, headers);
      const row = {
        'ms without a pause': rounded(median(hot)),
        'ms after the pause': rounded(first),
        'ms right after that': rounded(second),
        ratio: rounded(first / median(hot)),
      };
      return await report({
        name: 'pause',
        figure: row.ratio,
        unit: '× without a pause',
        reach: REACH,
        holds: row.ratio <= REACH,
        detail: [row],
      });
    } finally {
      await close();
    }
  } finally {
    await seeded.stop();
  }
}

async function time(url: string, headers: Headers): Promise<number> {
  const start = performance.now();
  await askWell(`${url}/`, headers);
  return performance.now() - start;
}
