import { join } from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { writeStamp } from './boot/client-build.ts';
import { compressAssets } from './boot/compress-assets.ts';
import { removeOutdated } from './boot/outdated-files.ts';

const CONFIG: InlineConfig = {
  configFile: join(import.meta.dirname, '../../client/vite.config.ts'),
  configLoader: 'native',
  logLevel: 'warn',
};
const DIST = join(import.meta.dirname, '../dist');
const ASSETS = 'assets/';

const client = await buildPart({});
const server = await buildPart({ ssr: true });
await compressAssets(join(DIST, 'client', ASSETS), client);
await removeOutdated({ folder: join(DIST, 'client', ASSETS), current: client, notes: join(DIST, 'client-outdated.json') });
await removeOutdated({ folder: join(DIST, 'server', ASSETS), current: server, notes: join(DIST, 'server-outdated.json') });
await writeStamp();

/** Builds one part, and tells the files of it whose names change with their content. */
async function buildPart(options: InlineConfig['build']): Promise<string[]> {
  const built = (await build({ ...CONFIG, build: options })) as Rolldown.RolldownOutput;
  const names = built.output.map(({ fileName }) => fileName);
  return names.filter((name) => name.startsWith(ASSETS)).map((name) => name.slice(ASSETS.length));
}
