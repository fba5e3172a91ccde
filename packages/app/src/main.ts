import { flushCompileCache } from 'node:module';
import { ConfigError, loadConfig } from '@bowerbird/server/core/config/config.ts';
import { MigrationError } from '@bowerbird/server/core/database/migrate.ts';
import { StartError } from './boot/data-folder-lock.ts';
import { createLogger } from './boot/logger.ts';
import { createSay } from './boot/say.ts';
import { createShutdown, stopOnSignals } from './boot/shutdown.ts';
import { startInstance } from './boot/start.ts';
import { startServer } from './server.ts';

const say = createSay();
const shutdown = createShutdown((name, error) => console.error(`Stopping the ${name} failed:`, error));

async function start(): Promise<void> {
  const config = loadConfig();
  const log = createLogger(config);
  await startInstance({
    config,
    log,
    say,
    shutdown,
    dev: process.argv.includes('--dev'),
    startServer,
    onDatabaseLost: () => {
      process.exitCode = 1;
      stop();
    },
  });
  // Kept at once: a killed process keeps nothing at its end.
  flushCompileCache();
}

const starting = start();
const stop = stopOnSignals(shutdown, starting, () => say.step('Stopping'));
try {
  await starting;
} catch (error) {
  if (!shutdown.signal.aborted) {
    const isForPeople = [ConfigError, StartError, MigrationError].some((kind) => error instanceof kind);
    console.error(isForPeople && error instanceof Error ? error.message : error);
    process.exitCode = 1;
    await shutdown.run();
    process.exit();
  }
}
