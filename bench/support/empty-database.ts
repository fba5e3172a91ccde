import { migrate } from '@bowerbird/server/core/database/migrate.ts';
import { startEmbeddedPostgres } from '@bowerbird/server/core/postgres/embedded-postgres.ts';
import { endLater } from '../../scripts/proving/leave-nothing.ts';
import { makeTempFolder } from '../../scripts/proving/temp-folder.ts';

/** Starts a PostgreSQL of its own with a migrated, empty database; gone with its folder when it stops. */
export async function startEmptyDatabase(): Promise<{ databaseUrl: string; stop: () => Promise<void> }> {
  const folder = await makeTempFolder('bench-database');
  const starting = startEmbeddedPostgres({ dataDir: folder.path, log: { info: () => {} } });
  const stop = endLater(async () => {
    try {
      await (await starting).stop();
    } finally {
      await folder.remove();
    }
  });
  const { databaseUrl } = await starting;
  await migrate(databaseUrl);
  return { databaseUrl, stop };
}
