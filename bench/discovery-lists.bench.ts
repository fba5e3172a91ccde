import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pino from 'pino';
import { createInstance } from '@bowerbird/server/instance/create-instance.ts';
import { loadConfig } from '@bowerbird/server/core/config/config.ts';
import { startSeeded } from './seed-million.ts';
import { discoveryCalls } from './support/discovery-calls.ts';
import { openMeter } from './support/explain.ts';
import { createRecorder } from './support/record.ts';
import { median, report } from './support/report.ts';

const PINS = 1_000_000;
/** Blocks of 8 kB that one call may read: 25 cards with all that stands on them take 2,000. */
const REACH = 20_000;
const BATCHES = 3;
const PLANS = join(import.meta.dirname, 'results/plans/lists');
/** Reading one of these whole follows the number of pins. */
const READ_WHOLE = /Seq Scan on (pins|pictures|links|picture_topics|picture_counters|search_docs|users|boards)\b/gu;

export const help = `Blocks that the lists of topics, videos, shopping and today read at 1,000,000 pins; ≤ ${REACH}, and no table whole.`;

/** What the lists of discovery read in a large database, for what many pins have and for what hardly one has. */
export async function run() {
  const seeded = await startSeeded();
  try {
    const databaseUrl = await seeded.open(PINS);
    const log = pino({ level: 'silent' });
    const { core, registry, close } = createInstance({ config: loadConfig({ DATABASE_URL: databaseUrl }), databaseUrl, log });
    const recorder = createRecorder(core, databaseUrl);
    const meter = await openMeter(databaseUrl);
    await mkdir(PLANS, { recursive: true });
    const detail = [];
    for (const { name, call } of await discoveryCalls(meter, registry)) {
      const statements = await recorder.record(call);
      await meter.warmUp(statements, undefined);
      const times = [];
      for (let batch = 0; batch < BATCHES; batch += 1) times.push(await meter.runBatch(statements, undefined));
      const plans = [];
      for (const statement of statements) plans.push(await meter.explain(statement, undefined));
      await writeFile(join(PLANS, `${name.replaceAll(/[^a-z]+/gu, '-')}.txt`), plans.map(({ plan }) => plan).join('\n\n'));
      const wholes = plans.flatMap(({ plan }) => [...plan.matchAll(READ_WHOLE)].map(([, table]) => table));
      detail.push({
        name,
        statements: statements.length,
        blocks: plans.reduce((sum, { buffers }) => sum + buffers, 0),
        ms: Number(median(times).toFixed(1)),
        'read whole': wholes.join(' '),
      });
    }
    await meter.close();
    await recorder.close();
    await close();
    const figure = Math.max(...detail.map(({ blocks }) => blocks));
    const holds = figure <= REACH && detail.every((row) => row['read whole'] === '');
    return await report({ name: 'discovery-lists', figure, unit: 'blocks of the costliest list, at 1M pins', reach: REACH, holds, detail });
  } finally {
    await seeded.stop();
  }
}
