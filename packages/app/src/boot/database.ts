import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeBackup } from '@bowerbird/server/core/backup/make-backup.ts';
import type { Config } from '@bowerbird/server/core/config/config.ts';
import { migrate, readSchemaState } from '@bowerbird/server/core/database/migrate.ts';
import { startEmbeddedPostgres } from '@bowerbird/server/core/postgres/embedded-postgres.ts';
import type { Logger } from 'pino';
import type { Say } from './say.ts';
import type { Shutdown } from './shutdown.ts';

/** Where the uploaded originals lie. */
export function originalsFolder(config: Config): string {
  return join(config.dataDir, 'media', 'originals');
}

export interface StartDatabaseOptions {
  readonly config: Config;
  readonly log: Logger;
  readonly say: Say;
  readonly shutdown: Shutdown;
  /** The embedded PostgreSQL ends again and again: nothing can be served any more. */
  readonly onLost: () => void;
}

/** Starts the embedded PostgreSQL and keeps it running, or takes the one that is configured; it is stopped with everything else. */
export async function startDatabase({ config, log, say, shutdown, onLost }: StartDatabaseOptions): Promise<string> {
  if (config.databaseUrl !== null) return config.databaseUrl;
  say.step('Starting PostgreSQL');
  const onGiveUp = (reason: string) => {
    log.fatal(`PostgreSQL could not be kept running, the instance ends: ${reason}`);
    onLost();
  };
  const postgres = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    log: { info: say.progress },
    keep: { log: { warn: (words) => log.warn(words), error: (words) => log.error(words) }, onGiveUp },
  });
  shutdown.add('PostgreSQL', postgres.stop);
  return postgres.databaseUrl;
}

/** Brings the schema to this version; what the embedded database held before is kept aside first. */
export async function upgradeSchema(config: Config, databaseUrl: string, say: Say): Promise<void> {
  const { version, pending } = await readSchemaState(databaseUrl);
  const isKeptAside = version > 0 && pending > 0 && config.databaseUrl === null;
  const target = join(config.dataDir, 'backups', `before-version-${version + pending}-${Date.now()}`);
  if (isKeptAside) {
    say.step(`Making a backup before the upgrade: ${target}`);
    await makeBackup({ databaseUrl, originalsDir: originalsFolder(config), target, onProgress: say.progress });
  }
  try {
    await migrate(databaseUrl, { onStep: ({ name }) => say.step(`Migrating: ${name.replaceAll('-', ' ')}`) });
  } catch (error) {
    // Whatever watches over the instance starts it again and again: each try would leave a copy of what is there anyway.
    const isUnchanged = await readSchemaState(databaseUrl).then(
      (now) => now.version === version,
      () => false,
    );
    if (isKeptAside && isUnchanged) await rm(target, { recursive: true, force: true });
    throw error;
  }
}
