import { join } from 'node:path';
import { build } from 'vite';
import { writeStamp } from './boot/client-build.ts';

const client = join(import.meta.dirname, '../../client');
const dist = join(import.meta.dirname, '../dist');
const shared = { root: client, configFile: join(client, 'vite.config.ts'), logLevel: 'warn' } as const;

await build({
  ...shared,
  build: {
    outDir: join(dist, 'client'),
    emptyOutDir: true,
    manifest: true,
    rolldownOptions: { input: join(client, 'src/entry-client.tsx') },
  },
});
await build({
  ...shared,
  build: { outDir: join(dist, 'server'), emptyOutDir: true, ssr: join(client, 'src/entry-server.tsx') },
});
await writeStamp();
