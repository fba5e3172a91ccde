import { join } from 'node:path';
import sharp from 'sharp';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { stampOfSources, writeStamp } from './boot/client-build.ts';
import { compressAssets } from './boot/compress-assets.ts';
import { removeOutdated } from './boot/outdated-files.ts';
import { APP_ICON_SIZES } from './pages/assets.ts';

const CONFIG: InlineConfig = {
  configFile: join(import.meta.dirname, '../../client/vite.config.ts'),
  configLoader: 'native',
  logLevel: 'warn',
};
const DIST = join(import.meta.dirname, '../dist');
const ASSETS = 'assets/';

const stamp = await stampOfSources();
const client = await buildPart({});
await buildSaveButton();
await drawAppIcons();
const server = await buildPart({ ssr: true });
await compressAssets(join(DIST, 'client', ASSETS), client);
await removeOutdated({ folder: join(DIST, 'client', ASSETS), current: client, notes: join(DIST, 'client-outdated.json') });
await removeOutdated({ folder: join(DIST, 'server', ASSETS), current: server, notes: join(DIST, 'server-outdated.json') });
await writeStamp(stamp);

/** The script that pages of other sites load: one file under a name that stays, without a library. */
async function buildSaveButton(): Promise<void> {
  const entry = join(import.meta.dirname, '../../client/src/entry-save-button.ts');
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      target: 'es2022',
      outDir: join(DIST, 'client'),
      emptyOutDir: false,
      lib: { entry, name: 'bowerbirdSaveButton', formats: ['iife'], fileName: () => 'save-button.js' },
    },
  });
}

/** Draws the sign for the screens that want pixels. */
async function drawAppIcons(): Promise<void> {
  const drawing = join(DIST, 'client/favicon.svg');
  for (const size of APP_ICON_SIZES)
    await sharp(drawing, { density: 144 })
      .resize(size)
      .png()
      .toFile(join(DIST, `client/app-icon-${size}.png`));
}

/** Builds one part, and tells the files of it whose names change with their content. */
async function buildPart(options: InlineConfig['build']): Promise<string[]> {
  const built = (await build({ ...CONFIG, build: options })) as Rolldown.RolldownOutput;
  const names = built.output.map(({ fileName }) => fileName);
  return names.filter((name) => name.startsWith(ASSETS)).map((name) => name.slice(ASSETS.length));
}
