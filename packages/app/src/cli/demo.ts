import type { Config } from '@bowerbird/server/core/config/config.ts';
import { readSchemaState } from '@bowerbird/server/core/database/migrate.ts';
import { makeDemo, removeDemo } from '@bowerbird/demo/index.ts';
import { createInstance, type Instance } from '@bowerbird/server/instance/create-instance.ts';
import { StartError } from '../boot/data-folder-lock.ts';
import type { DemoMessage } from '../boot/demo-process.ts';
import { writeDemoState } from '../boot/demo-state.ts';
import { createLogger } from '../boot/logger.ts';
import { createSay } from '../boot/say.ts';
import { runCommand, withDatabase } from './with-database.ts';

const say = createSay();
const stop = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop.abort());
// The process that serves is gone, and the database with it.
process.once('disconnect', () => stop.abort());

const commands: Record<string, (instance: Instance, config: Config) => Promise<void>> = { make, remove };

await runCommand(async () => {
  const command = commands[process.argv[2] ?? ''];
  if (!command) throw new StartError('Say what to do with the demo content: make or remove.');
  await withDatabase(async (config, databaseUrl) => {
    const { pending } = await readSchemaState(databaseUrl);
    if (pending > 0) throw new StartError('The database is not of this version yet. Run npm start once.');
    const instance = createInstance({ config, databaseUrl, log: createLogger(config), poolSize: 2 });
    try {
      await command(instance, config);
    } finally {
      await instance.close();
    }
  });
});
// The channel to the process that serves would keep this one alive.
if (process.connected) process.disconnect?.();

async function make({ core, registry }: Instance, config: Config): Promise<void> {
  await writeDemoState(config.dataDir, 'making');
  await core.jobs.start([]);
  await makeDemo({ core, registry }, { signal: stop.signal, onProgress: tell }).catch((error: unknown) => {
    if (!stop.signal.aborted) throw error;
    throw new StartError('Stopped. The next start goes on where this one was.');
  });
  await writeDemoState(config.dataDir, 'made');
}

async function remove({ core }: Instance, config: Config): Promise<void> {
  await writeDemoState(config.dataDir, 'removed');
  await removeDemo(core);
  say.step('The demo content is gone');
}

/** To the process that serves, when it started this one; else to whoever typed the command. */
function tell(done: number, all: number): void {
  const progress = `Demo content: ${Math.floor((done / all) * 100)} %`;
  if (process.connected) process.send?.({ progress } satisfies DemoMessage);
  else say.progress(progress);
}
