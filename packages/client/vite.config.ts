import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkLoader } from './build/chunk-loader.ts';
import { iconSprite } from './build/icon-sprite.ts';
import { messages } from './build/messages.ts';
import { styleLayers } from './build/style-layers.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What every page loads; React Aria and the rest come with what needs them. */
const EVERY_PAGES_LIBRARIES =
  /node_modules[\\/](react|react-dom|react-router|react-redux|redux|redux-thunk|@lingui|scheduler|use-sync-external-store)[\\/]/;

/** So many pages and dialogs share a file that most visits need it: together they are lighter than apart, in one file than in ten. */
const SHARED_BY = 29;

/** A name of its own for each class of each file; the library's adds the line, which weighs half a kilobyte on the first route. */
function classNameOf(name: string, file: string): string {
  return `_${name}_${createHash('sha256')
    .update(relative(here('.'), file.split('?')[0]!))
    .digest('base64url')
    .replace(/[-_]/g, '')
    .slice(0, 4)}`;
}

export default defineConfig(({ isSsrBuild }) => ({
  root: here('.'),
  appType: 'custom',
  css: { modules: { generateScopedName: classNameOf } },
  plugins: [react(), chunkLoader(here('src/lib/loading/load-chunk.ts')), styleLayers(), iconSprite([here('src')]), messages()],
  build: {
    target: 'es2023',
    sourcemap: false,
    manifest: !isSsrBuild,
    // What the build before left is asked for a while longer (`app/src/boot/outdated-files.ts`).
    emptyOutDir: false,
    outDir: here(isSsrBuild ? '../app/dist/server' : '../app/dist/client'),
    // Nothing is inlined into CSS or JavaScript: the page's policy allows no data: scripts, and the cache serves files better.
    assetsInlineLimit: 0,
    // A chunk of one file is named too: `loadChunk` brings all before it imports.
    modulePreload: { polyfill: false, resolveDependencies: (file, dependencies) => (dependencies.length > 0 ? dependencies : [file]) },
    rolldownOptions: {
      input: here(isSsrBuild ? 'src/entry-server.tsx' : 'src/entry-client.tsx'),
      // The libraries of every page are one file: it compresses better than several, and stays cached from version to version.
      output: isSsrBuild
        ? {}
        : {
            // The first route names some fifty files. Names of modules weighed 1.4 KB there. The manifest tells them.
            chunkFileNames: 'assets/[hash:7].js',
            codeSplitting: {
              groups: [
                { name: 'libraries', test: EVERY_PAGES_LIBRARIES },
                { name: 'shared', test: /packages[\\/](contract|domain|client[\\/]src)[\\/]/, minShareCount: SHARED_BY },
              ],
            },
          },
    },
  },
  // The page renderer has its libraries within: those of Node's folder would be their development versions, with all checks.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  ssr: { noExternal: isSsrBuild ? true : [/^@bowerbird\//, /^@fontsource/] },
  server: { host: '127.0.0.1' },
}));
