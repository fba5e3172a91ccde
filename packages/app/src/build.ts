import { join } from 'node:path';
import { build } from 'vite';
import { writeStamp } from './boot/client-build.ts';
import { compressAssets } from './boot/compress-assets.ts';
import { findOverweight } from './boot/route-weights.ts';

const configFile = join(import.meta.dirname, '../../client/vite.config.ts');

await build({ configFile, configLoader: 'native', logLevel: 'warn' });
await build({ configFile, configLoader: 'native', logLevel: 'warn', build: { ssr: true } });
await compressAssets(join(import.meta.dirname, '../dist/client/assets'));
await writeStamp();

// Who develops is told; an instance that builds its pages at its start serves them as they are.
const problem = process.argv.includes('--weigh') ? findOverweight() : null;
if (problem !== null) {
  console.error(problem);
  process.exitCode = 1;
}
