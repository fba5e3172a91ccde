import { UserHomefeedResource } from '@bowerbird/contract/discovery/home-feed/calls.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { startSeeded } from './seed-million.ts';
import { ask, askWell, type Headers } from './support/ask.ts';
import { callPath } from './support/call-path.ts';
import { startInstanceOver } from './support/instance.ts';
import { median, percentile, report, rounded } from './support/report.ts';
import { signIn } from './support/sign-in.ts';

const PINS = 10_000;
const AT_ONCE = 8;
const SECONDS = 6;
const ROUNDS = 3;
const REACH = 2;
const MOST_RECOVERY_SECONDS = 5;
/** Whoever serves next to nobody is quick, and has fallen over all the same. */
const LEAST_SERVED = 50;
const REFUSALS = new Set([429, 503]);

export const help = `Twice as many home feeds a second as the instance can carry: the 99th percentile of those it serves, beside that at the load it can carry; ≤ ${REACH}×, nothing but 200, 429 and 503 with Retry-After, ${LEAST_SERVED} % of what it can carry still served, and as before ${MOST_RECOVERY_SECONDS} s later.`;

/** Too much work is refused, not put off. */
export async function run() {
  const seeded = await startSeeded();
  try {
    const databaseUrl = await seeded.open(PINS);
    const headers = await signIn(databaseUrl, 'viewer_200');
    const instance = await startInstanceOver(databaseUrl);
    try {
      const url = instance.url + callPath(UserHomefeedResource.get, {});
      await carry(url, headers, 4);
      const detail = [];
      for (let round = 0; round < ROUNDS; round += 1) detail.push(await strain(url, headers));
      const figure = median(detail.map(({ ratio }) => ratio));
      const served = median(detail.map((row) => row['served of capacity %']));
      const recovery = median(detail.map((row) => row['s to recover']));
      const isRight = detail.every((row) => row['wrong replies'] === 0);
      const holds = isRight && figure <= REACH && served >= LEAST_SERVED && recovery <= MOST_RECOVERY_SECONDS;
      return await report({ name: 'overload', figure, unit: '× the p99 at the load it can carry', reach: REACH, holds, detail });
    } finally {
      await instance.close();
    }
  } finally {
    await seeded.stop();
  }
}

async function strain(url: string, headers: Headers) {
  const capacity = await carry(url, headers, 4);
  const easy = await send(url, headers, 0.75 * capacity);
  const normal = await send(url, headers, capacity);
  const tooMuch = await send(url, headers, 2 * capacity);
  const recovery = await recover(url, headers, tooMuch.endedAt, 2 * percentile(normal.served, 0.99));
  return {
    'a second': Math.round(capacity),
    'p99 ms at three quarters': rounded(percentile(easy.served, 0.99)),
    'p99 ms': rounded(percentile(normal.served, 0.99)),
    'refused %': share(normal),
    'p99 ms at twice that': rounded(percentile(tooMuch.served, 0.99)),
    'refused % at twice that': share(tooMuch),
    'served of capacity %': Math.round((100 * tooMuch.served.length) / (SECONDS * capacity)),
    'wrong replies': easy.wrong + normal.wrong + tooMuch.wrong,
    's to recover': rounded(recovery),
    ratio: rounded(percentile(tooMuch.served, 0.99) / percentile(normal.served, 0.99)),
  };
}

function share({ served, refused }: Sent): number {
  return Math.round((100 * refused) / (refused + served.length));
}

/** Requests a second that it serves when a few people ask again as soon as they are answered. */
async function carry(url: string, headers: Headers, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let served = 0;
  const person = async () => {
    while (performance.now() < until) {
      await askWell(url, headers);
      served += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, person));
  return served / seconds;
}

/** What became of requests that were sent at a rate. */
interface Sent {
  /** Milliseconds of each that was served. */
  readonly served: readonly number[];
  readonly refused: number;
  readonly wrong: number;
  /** When the last one was sent. */
  readonly endedAt: number;
}

/** Sends so many a second whatever becomes of them, as people do who do not know of each other. */
async function send(url: string, headers: Headers, perSecond: number): Promise<Sent> {
  const served: number[] = [];
  let [refused, wrong] = [0, 0];
  const one = async () => {
    const start = performance.now();
    const { status, retryAfter } = await ask(url, headers).catch(() => ({ status: 0, retryAfter: undefined }));
    if (status === 200) served.push(performance.now() - start);
    else if (REFUSALS.has(status) && retryAfter !== undefined) refused += 1;
    else wrong += 1;
  };
  const start = performance.now();
  const under: Promise<void>[] = [];
  while (performance.now() - start < SECONDS * 1000) {
    const due = Math.floor(((performance.now() - start) / 1000) * perSecond);
    while (under.length < due) under.push(one());
    await wait(2);
  }
  const endedAt = performance.now();
  await Promise.all(under);
  return { served, refused, wrong, endedAt };
}

/** Seconds since then until twenty requests in a row are served, each in good time; what was still under way counts. */
async function recover(url: string, headers: Headers, since: number, mostMilliseconds: number): Promise<number> {
  let inRow = 0;
  while (inRow < 20 && performance.now() - since < 2000 * MOST_RECOVERY_SECONDS) {
    const sent = performance.now();
    const { status } = await ask(url, headers);
    inRow = status === 200 && performance.now() - sent <= mostMilliseconds ? inRow + 1 : 0;
  }
  return (performance.now() - since) / 1000;
}
