import type { Config } from '@bowerbird/server/core/config/config.ts';
import { readSchemaState } from '@bowerbird/server/core/database/migrate.ts';
import type { Logger } from 'pino';
import { checkPort } from './check-port.ts';
import { buildClientIfStale } from './client-build.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { upgradeSchema, startDatabase } from './database.ts';
import { startDemoProcess } from './demo-process.ts';
import { readDemoState, writeDemoState } from './demo-state.ts';
import { describeOwner, findOwnerNotice } from './owner-notice.ts';
import type { Say } from './say.ts';
import type { Shutdown } from './shutdown.ts';

/** Serves the instance; what `server.ts` brings. */
export type StartServer = (options: {
  config: Config;
  databaseUrl: string;
  log: Logger;
  dev: boolean;
}) => Promise<{ url: string; close(): Promise<void> }>;

export type StartOptions = {
  config: Config;
  log: Logger;
  say: Say;
  shutdown: Shutdown;
  /** Pages come from the sources as they change, instead of from a build. */
  dev: boolean;
  startServer: StartServer;
  /** The database is gone for good: the instance is to end. */
  onDatabaseLost: () => void;
};

/** Starts an instance from nothing or from what an earlier start left; resolves once it serves, with its address. */
export async function startInstance(options: StartOptions): Promise<string> {
  const { config, log, say, shutdown, dev, startServer, onDatabaseLost: onLost } = options;
  const lock = await lockDataFolder(config.dataDir);
  shutdown.add('data folder', lock.release);
  await checkPort(config.host, config.port);

  shutdown.signal.throwIfAborted();
  const databaseUrl = await startDatabase({ config, log, say, shutdown, onLost });
  shutdown.signal.throwIfAborted();
  const { version } = await readSchemaState(databaseUrl);
  const isFirstStart = version === 0;
  await upgradeSchema(config, databaseUrl, say);
  if (isFirstStart && config.demo) await writeDemoState(config.dataDir, 'making');

  if (!dev) await buildClientIfStale(() => say.step('Building the pages'), shutdown.signal);
  shutdown.signal.throwIfAborted();
  say.step('Starting the server');
  const server = await startServer({ config, databaseUrl, log, dev });
  shutdown.add('server', server.close);
  shutdown.signal.throwIfAborted();
  const address = config.publicUrl ?? server.url;

  const notice = await findOwnerNotice(config, databaseUrl);
  if (notice !== null) say.block(describeOwner(notice, address));
  if (config.demo && (await readDemoState(config.dataDir)) === 'making') {
    say.step('Making the demo content; the pages fill while it goes on');
    startDemoProcess(databaseUrl, say, shutdown);
  }
  say.block([`${config.appName} is at ${address}`]);
  return address;
}
