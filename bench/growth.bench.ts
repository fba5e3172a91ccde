import { startSeeded } from './seed-million.ts';
import { openCostMeter, total, type CostMeter } from './support/cost.ts';
import { countItems } from './support/contents.ts';
import { hotRequests, newestId, takeBackSaves, type HotRequest } from './support/hot-requests.ts';
import { startInstanceOver } from './support/instance.ts';
import { median, report, rounded } from './support/report.ts';
import { signIn } from './support/sign-in.ts';

const SIZES = [10_000, 100_000, 1_000_000] as const;
const VIEWER = 'viewer_200';
const REACH = 1.3;
const WARM_UP = 40;
const ROUNDS = 7;
/** What a write leaves to the background falls on one round or another. */
const WRITE_ROUNDS = 15;
const REQUESTS = 25;

export const help = `CPU ms of whole requests, server and database, at ${SIZES.join(', ')} pins, as somebody who follows 200 sources; 1,000,000 beside 100,000: ≤ ${REACH}×. The databases are filled once (4 minutes) and kept in BENCH_DATA_DIR.`;

/** What a request costs does not follow the number of pins. */
export async function run() {
  const seeded = await startSeeded();
  try {
    const sites: Site[] = [];
    try {
      for (const size of SIZES) sites.push(await openSite(await seeded.open(size)));
      const detail = [];
      for (const [at, { name }] of sites[0]!.requests.entries()) detail.push(await compare(name, sites, at));
      const figure = Math.max(...detail.map(({ ratio }) => ratio));
      return await report({ name: 'growth', figure, unit: '× the cost at 100k pins, at 1M', reach: REACH, holds: figure <= REACH, detail });
    } finally {
      for (const site of sites) await site.close();
    }
  } finally {
    await seeded.stop();
  }
}

/** An instance over a filled database, its requests, and what measures them. */
interface Site {
  readonly requests: readonly HotRequest[];
  readonly meter: CostMeter;
  readonly close: () => Promise<void>;
}

async function openSite(databaseUrl: string): Promise<Site> {
  const since = await newestId(databaseUrl);
  // A run that was cut off took nothing back.
  await takeBackSaves(databaseUrl, VIEWER, since);
  const headers = await signIn(databaseUrl, VIEWER);
  const instance = await startInstanceOver(databaseUrl);
  const meter = await openCostMeter(instance.process.pid!, databaseUrl, 'bowerbird%');
  return {
    requests: await hotRequests({ url: instance.url, databaseUrl, username: VIEWER, headers }),
    meter,
    close: async () => {
      await meter.close();
      await instance.close();
      await takeBackSaves(databaseUrl, VIEWER, since);
    },
  };
}

/** Measures one request at all sizes by turns, so that what else the machine does weighs on all alike. */
async function compare(name: string, sites: readonly Site[], at: number) {
  const runs = sites.map(({ requests, meter }) => ({ meter, send: requests[at]!.send, costs: [] as number[] }));
  // Cold, a search may take longer than it is given.
  for (const { meter, send } of runs) await meter.measure(() => send().catch(() => undefined), WARM_UP);
  const items = [];
  for (const { send } of runs) items.push(countItems(await send()));
  const [, few, many] = items;
  if (few === 0 || many! < few!) throw new Error(`${name} found ${items.join(', ')} at ${SIZES.join(', ')} pins: not the same work.`);
  const rounds = name === 'save' ? WRITE_ROUNDS : ROUNDS;
  for (let round = 0; round < rounds; round += 1) {
    for (const { meter, send, costs } of runs) costs.push(total(await meter.measure(send, REQUESTS)));
  }
  const [tenth, small, large] = runs.map(({ costs }) => costs);
  return {
    name,
    'ms at 10k': rounded(median(tenth!)),
    'ms at 100k': rounded(median(small!)),
    'ms at 1M': rounded(median(large!)),
    items: many!,
    '1M beside 10k': rounded(median(large!.map((cost, round) => cost / tenth![round]!))),
    ratio: rounded(median(large!.map((cost, round) => cost / small![round]!))),
  };
}
