import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { iconSprite } from './build/icon-sprite.ts';
import { messages } from './build/messages.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ isSsrBuild }) => ({
  root: here('.'),
  appType: 'custom',
  plugins: [react(), iconSprite([here('src')]), messages(here('src/i18n/messages'))],
  build: {
    target: 'es2023',
    sourcemap: false,
    manifest: !isSsrBuild,
    emptyOutDir: true,
    outDir: here(isSsrBuild ? '../app/dist/server' : '../app/dist/client'),
    // Nothing is inlined into CSS or JavaScript: the page's policy allows no data: scripts, and the cache serves files better.
    assetsInlineLimit: 0,
    rollupOptions: { input: here(isSsrBuild ? 'src/entry-server.tsx' : 'src/entry-client.tsx') },
  },
  ssr: { noExternal: [/^@bowerbird\//, /^@fontsource/] },
  server: { host: '127.0.0.1' },
}));
