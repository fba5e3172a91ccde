import { startEmbeddedPostgres, type EmbeddedPostgres } from '@bowerbird/server/core/postgres/embedded-postgres.ts';
import { endLater } from './leave-nothing.ts';

interface PostgresOptions {
  readonly log?: { info(message: string): void };
  /** What is left to do once it has stopped. */
  readonly afterwards?: () => Promise<void>;
}

/** Starts a PostgreSQL on a data folder; it ends with the tool at the latest, also where that is broken off while it starts. */
export async function startPostgres(
  dataDir: string,
  { log = { info: () => {} }, afterwards = async () => {} }: PostgresOptions = {},
): Promise<EmbeddedPostgres> {
  const starting = startEmbeddedPostgres({ dataDir, log });
  const stop = endLater(async () => {
    try {
      await (await starting).stop();
    } finally {
      await afterwards();
    }
  });
  const { databaseUrl } = await starting;
  return { databaseUrl, stop };
}
