import { join } from 'node:path';
import { build } from 'vite';
import { writeStamp } from './boot/client-build.ts';
import { compressAssets } from './boot/compress-assets.ts';

const configFile = join(import.meta.dirname, '../../client/vite.config.ts');

await build({ configFile, configLoader: 'native', logLevel: 'warn' });
await build({ configFile, configLoader: 'native', logLevel: 'warn', build: { ssr: true } });
await compressAssets(join(import.meta.dirname, '../dist/client/assets'));
await writeStamp();
