import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import pino from 'pino';
import { createInstance } from '@bowerbird/server/instance/create-instance.ts';
import { loadConfig } from '@bowerbird/server/core/config/config.ts';
import { sitemapFolder, writeSitemaps } from '@bowerbird/server/discovery/sitemaps/sitemaps.service.ts';
import { startSeeded } from './seed-million.ts';
import { report } from './support/report.ts';

const SIZES = [100_000, 1_000_000] as const;
const REACH = 1.3;
const MEGABYTE = 1_048_576;
const SAMPLE_MILLISECONDS = 1_000;

export const help = `Memory held while all sitemaps are written at 1,000,000 pins; beside the same at 100,000 pins; ≤ ${REACH}×.`;

/** What the job that writes the sitemaps takes in a database ten times as large: it writes more files and holds no more. */
export async function run() {
  const seeded = await startSeeded();
  try {
    const detail = [];
    for (const pins of SIZES) detail.push({ pins, ...(await measure(await seeded.open(pins))) });
    const figure = Number((detail[1]!['most MB'] / detail[0]!['most MB']).toFixed(2));
    return await report({
      name: 'sitemaps',
      figure,
      unit: '× the memory at 100k pins, at 1M',
      reach: REACH,
      holds: figure <= REACH,
      detail,
    });
  } finally {
    await seeded.stop();
  }
}

/** Collects garbage first: how much of it lies about says only how long a process has run. */
function readHeldMemory(collect: () => void): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function measure(databaseUrl: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'bowerbird-sitemaps-'));
  const log = pino({ level: 'silent' });
  const { core, close } = createInstance({ config: loadConfig({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }), databaseUrl, log });
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  let most = 0;
  const timer = setInterval(() => (most = Math.max(most, readHeldMemory(collect))), SAMPLE_MILLISECONDS);
  const begun = performance.now();
  try {
    await writeSitemaps(core);
    const folder = sitemapFolder(core.config);
    const files = await readdir(folder);
    const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
    return {
      files: files.length,
      'MB written': Math.round(sizes.reduce((sum, size) => sum + size, 0) / MEGABYTE),
      'most MB': Math.round(most / MEGABYTE),
      seconds: Number(((performance.now() - begun) / 1000).toFixed(1)),
    };
  } finally {
    clearInterval(timer);
    await close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
