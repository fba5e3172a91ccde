import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { lockDataFolder } from '@bowerbird/app/boot/data-folder-lock.ts';
import { createInstance } from '@bowerbird/server/instance/create-instance.ts';
import { loadConfig } from '@bowerbird/server/core/config/config.ts';
import { migrate } from '@bowerbird/server/core/database/migrate.ts';
import { withClient } from '@bowerbird/server/core/database/with-client.ts';
import { homeFeedFeature } from '@bowerbird/server/discovery/home-feed/index.ts';
import { shoppingFeature } from '@bowerbird/server/discovery/shopping/index.ts';
import { endAllOnSignals } from '../scripts/proving/leave-nothing.ts';
import { startPostgres } from '../scripts/proving/postgres.ts';
import { fill } from './seeding/fill.ts';
import { sizesFor } from './seeding/sizes.ts';

/** Databases filled by another recipe are filled anew. */
const RECIPE = 4;

/** Starts PostgreSQL on `BENCH_DATA_DIR` (below the system's temporary folder without it), where filled databases stay between runs. */
export async function startSeeded(): Promise<{ open: (pins: number) => Promise<string>; stop: () => Promise<void> }> {
  const dataDir = process.env.BENCH_DATA_DIR ?? join(tmpdir(), 'bowerbird-bench-data');
  const lock = await lockDataFolder(dataDir).catch((error: unknown) => {
    throw new Error(`Another measurement is using ${dataDir}: wait for it, or name a folder with BENCH_DATA_DIR.`, { cause: error });
  });
  const { databaseUrl, stop } = await startPostgres(dataDir, { log: console, afterwards: lock.release });
  return { open: async (pins) => openDatabaseOf(databaseUrl, pins), stop };
}

/** The address of the database with so many pins; fills it when it is not there yet. */
async function openDatabaseOf(serverUrl: string, pins: number): Promise<string> {
  const sizes = sizesFor(pins);
  const name = `bench_${pins}`;
  const databaseUrl = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  await withClient(serverUrl, async (client) => {
    const { rows } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rows.length === 0) await client.query(`CREATE DATABASE ${name} TEMPLATE template0`);
  });
  await migrate(databaseUrl);
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ recipe: number }>(
      "SELECT (value->>'recipe')::int AS recipe FROM instance_settings WHERE key = 'bench'",
    );
    if (rows[0]?.recipe === RECIPE) return;
    console.log(`Filling a database with ${pins} pins`);
    await fill(client, sizes);
    await client.query(
      "INSERT INTO instance_settings (key, value) VALUES ('bench', $1) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
      [{ recipe: RECIPE }],
    );
  });
  await runUpkeep(databaseUrl);
  return databaseUrl;
}

/** The most saved pins of the day, and the facets of products, by the instance's own ticks. */
async function runUpkeep(databaseUrl: string): Promise<void> {
  const config = loadConfig({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' });
  const { core, close } = createInstance({ config, databaseUrl, log: pino({ level: 'silent' }) });
  for (const tick of [homeFeedFeature, shoppingFeature].flatMap(({ ticks = [] }) => ticks)) await tick.run(core.jobsDb);
  await close();
}

if (import.meta.main) {
  endAllOnSignals();
  const wanted = process.argv.slice(2).map(Number);
  const seeded = await startSeeded();
  try {
    for (const pins of wanted.length > 0 ? wanted : [10_000, 100_000, 1_000_000]) await seeded.open(pins);
  } finally {
    await seeded.stop();
  }
}
