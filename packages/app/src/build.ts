import { join } from 'node:path';
import { build } from 'vite';
import { writeStamp } from './boot/client-build.ts';

const configFile = join(import.meta.dirname, '../../client/vite.config.ts');

await build({ configFile, configLoader: 'native', logLevel: 'warn' });
await build({ configFile, configLoader: 'native', logLevel: 'warn', build: { ssr: true } });
await writeStamp();
