import { migrate } from '@bowerbird/server/core/database/migrate.ts';
import { startPostgres } from '../../scripts/proving/postgres.ts';
import { makeTempFolder } from '../../scripts/proving/temp-folder.ts';

/** Starts a PostgreSQL of its own with a migrated, empty database; gone with its folder when it stops. */
export async function startEmptyDatabase(): Promise<{ databaseUrl: string; stop: () => Promise<void> }> {
  const folder = await makeTempFolder('bench-database');
  const { databaseUrl, stop } = await startPostgres(folder.path, { afterwards: folder.remove });
  await migrate(databaseUrl);
  return { databaseUrl, stop };
}
