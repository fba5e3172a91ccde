import { startSeeded } from '../seed-million.ts';
import { askWell, type Headers } from './ask.ts';
import type { LeanOrder } from './bare-lean.ts';
import { findPinsOfPage, readList } from './contents.ts';
import { openCostMeter, total } from './cost.ts';
import { startInstanceOver } from './instance.ts';
import type { Target } from './load.ts';
import { median, rounded } from './report.ts';
import { signIn } from './sign-in.ts';
import { startBare } from './start-bare.ts';

const PINS = 10_000;
const WARM_UP = 400;
const ROUNDS = 9;
const REQUESTS = 100;
/** What both are measured at. */
const SHOWN_PINS = 25;
/** How far the markup that React writes anew may be from the page's own, in bytes. */
const NEAR = 0.05;

export interface Compared {
  readonly detail: readonly Record<string, string | number>[];
  /** The middle of the rounds' ratios. */
  readonly ratio: number;
}

/**
 * Asks an instance with 10,000 pins for one address, as somebody who follows 200 sources. Beside it the fixed reference reads
 * the cards of the same pins. They take turns, one request at a time.
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
      const body = (await askWell(url, headers)).toString();
      const pinIds = readPins(body, kind);
      const order: LeanOrder = { databaseUrl, pinIds, ...(kind === 'page' ? { page: body } : {}) };
      const bare = await startBare('bare-lean.ts', order);
      try {
        if (kind === 'page') checkMarkup(await askWell(bare.url, headers), Buffer.from(body));
        const compared = await compare(databaseUrl, headers, { url, pid: instance.process.pid! }, bare);
        readPins((await askWell(url, headers)).toString(), kind);
        return compared;
      } finally {
        await bare.stop();
      }
    } finally {
      await instance.close();
    }
  } finally {
    await seeded.stop();
  }
}

/** The pins that are shown: an empty feed is cheap on both sides, and no feed. */
function readPins(body: string, kind: 'json' | 'page'): readonly string[] {
  const ids = kind === 'page' ? findPinsOfPage(body) : readList(body).ids;
  if (ids.length !== SHOWN_PINS) throw new Error(`The home shows ${ids.length} pins, not ${SHOWN_PINS}.`);
  return ids;
}

/** A page that was read wrongly would be written at another cost. */
function checkMarkup(bare: Buffer, own: Buffer): void {
  if (Math.abs(bare.length / own.length - 1) <= NEAR) return;
  throw new Error(`The bare page has ${bare.length} bytes, the home ${own.length}: they are not the same markup.`);
}

async function compare(databaseUrl: string, headers: Headers, ours: Target, bare: Target): Promise<Compared> {
  const us = await openCostMeter(ours.pid, databaseUrl, 'bowerbird%');
  const them = await openCostMeter(bare.pid, databaseUrl, 'bench-bare');
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
