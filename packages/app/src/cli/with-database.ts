import { type Config, ConfigError, loadConfig } from '@bowerbird/server/core/config/config.ts';
import { findRunningPostgres, startEmbeddedPostgres } from '@bowerbird/server/core/postgres/embedded-postgres.ts';
import { lockDataFolder, StartError } from '../boot/data-folder-lock.ts';

/** Runs the work of a command on the instance's database, whether the instance runs right now or not. */
export async function withDatabase(work: (config: Config, databaseUrl: string) => Promise<void>): Promise<void> {
  const config = loadConfig();
  if (config.databaseUrl !== null) return work(config, config.databaseUrl);

  const lock = await lockDataFolder(config.dataDir, 0).catch(ignoreInUse);
  if (lock === undefined) return work(config, await runningDatabase(config));
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log: console }).catch(async (error: unknown) => {
    await lock.release();
    throw error;
  });
  try {
    await work(config, postgres.databaseUrl);
  } finally {
    await postgres.stop();
    await lock.release();
  }
}

/** Ends the command. A person reads the reason alone where they can put it right, and all that is known otherwise. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isForPeople = error instanceof Error && ['BackupError', 'MigrationError', StartError.name, ConfigError.name].includes(error.name);
    console.error(isForPeople ? error.message : error);
    process.exitCode = 1;
  }
}

async function runningDatabase(config: Config): Promise<string> {
  const url = await findRunningPostgres(config.dataDir);
  if (url === undefined) throw new StartError('The instance is just starting or stopping. Try again in a moment.');
  return url;
}

function ignoreInUse(error: unknown): undefined {
  if (!(error instanceof StartError)) throw error;
  return undefined;
}
