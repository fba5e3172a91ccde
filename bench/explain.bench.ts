import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pino from 'pino';
import { createInstance } from '@bowerbird/server/instance/create-instance.ts';
import { loadConfig } from '@bowerbird/server/core/config/config.ts';
import { startSeeded } from './seed-million.ts';
import { openMeter, type Meter } from './support/explain.ts';
import { hotCalls, type HotCall } from './support/hot-calls.ts';
import { createRecorder, type Statement } from './support/record.ts';
import { median, report } from './support/report.ts';

const SIZES = [100_000, 1_000_000] as const;
const REACH = 1.3;
/** Differences below this are the machine's noise. */
const NOISE_MS = 0.2;
const BATCHES = 9;
const PLANS = join(import.meta.dirname, 'results/plans');

export const help = `CPU time and buffers of the hot reads in the database alone, at 1,000,000 pins; beside the same reads at 100,000 pins; ≤ ${REACH}×.`;

/** CPU time and buffers of the hot reads in a database ten times as large: what a read costs does not follow the number of pins. */
export async function run() {
  const seeded = await startSeeded();
  try {
    const sites = [await openSite(await seeded.open(SIZES[0])), await openSite(await seeded.open(SIZES[1]))] as const;
    await mkdir(PLANS, { recursive: true });
    const reads: Awaited<ReturnType<typeof compare>>[] = [];
    for (const [at, { name }] of sites[0].calls.entries()) reads.push(await compare(name, sites, at));
    const detail = reads.map((read, at) => {
      const ceiling = reads.find(({ name }) => name === sites[0].calls[at]!.upTo)?.['ms at 100k'] ?? 0;
      return { ...read, ratio: rate(Math.max(ceiling, read['ms at 100k']), read['ms at 1M']) };
    });
    for (const site of sites) await site.close();
    const figure = Math.max(...detail.filter((_, at) => sites[0].calls[at]!.isRare !== true).map(({ ratio }) => ratio));
    return await report({ name: 'explain', figure, unit: '× the cost at 100k pins, at 1M', reach: REACH, holds: figure <= REACH, detail });
  } finally {
    await seeded.stop();
  }
}

/** A filled database, its hot calls, and what plays and measures them. */
interface Site {
  readonly calls: readonly HotCall[];
  readonly meter: Meter;
  readonly record: (call: HotCall['call']) => Promise<Statement[]>;
  readonly close: () => Promise<void>;
}

async function openSite(databaseUrl: string): Promise<Site> {
  const { core, close } = createInstance({
    config: loadConfig({ DATABASE_URL: databaseUrl }),
    databaseUrl,
    log: pino({ level: 'silent' }),
  });
  const recorder = createRecorder(core, databaseUrl);
  const meter = await openMeter(databaseUrl);
  return {
    calls: await hotCalls(meter),
    meter,
    record: recorder.record,
    close: async () => {
      await meter.close();
      await recorder.close();
      await close();
    },
  };
}

/** Measures one call in both databases by turns, so that what else the machine does weighs on both alike. */
async function compare(name: string, sites: readonly [Site, Site], at: number) {
  const runs = [];
  for (const { calls, meter, record } of sites) {
    const { call, before } = calls[at]!;
    if (before !== undefined) await meter.query(before);
    const statements = await record(call);
    await meter.warmUp(statements, before);
    runs.push({ meter, statements, before, times: [] as number[] });
  }
  for (let batch = 0; batch < BATCHES; batch += 1) {
    for (const { meter, statements, before, times } of runs) times.push(await meter.runBatch(statements, before));
  }
  const costs: { ms: number; buffers: number }[] = [];
  for (const [index, { meter, statements, before, times }] of runs.entries()) {
    const explained = [];
    for (const statement of statements) explained.push(await meter.explain(statement, before));
    await writeFile(join(PLANS, `${name.replaceAll(/\W+/gu, '-')}-${SIZES[index]!}.txt`), explained.map(({ plan }) => plan).join('\n\n'));
    costs.push({ ms: median(times), buffers: explained.reduce((total, { buffers }) => total + buffers, 0) });
  }
  const [small, large] = [costs[0]!, costs[1]!];
  return {
    name,
    'ms at 100k': round(small.ms),
    'ms at 1M': round(large.ms),
    'buffers at 100k': small.buffers,
    'buffers at 1M': large.buffers,
  };
}

function rate(small: number, large: number): number {
  return round(large - small < NOISE_MS ? Math.min(1, large / small) : large / small);
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}
