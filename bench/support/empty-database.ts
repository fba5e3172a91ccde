import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@bowerbird/server/core/database/migrate.ts';
import { startEmbeddedPostgres } from '@bowerbird/server/core/postgres/embedded-postgres.ts';

/** Starts a PostgreSQL of its own with a migrated, empty database; gone with its folder when it stops. */
export async function startEmptyDatabase(): Promise<{ databaseUrl: string; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bowerbird-bench-database-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: { info: () => {} } });
  await migrate(postgres.databaseUrl);
  const stop = async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { databaseUrl: postgres.databaseUrl, stop };
}
