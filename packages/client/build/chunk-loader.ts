import type { Plugin } from 'vite';

/** The module, and its function, that Vite puts before each `import()` of a browser's build. */
const HELPER = /^\0vite\/preload-helper\.js$/;
const FUNCTION = '__vitePreload';

/** Has each `import()` of the built client go through `loadChunk` of the file `loader`, instead of through Vite's own helper. */
export function chunkLoader(loader: string): Plugin {
  let isPlaced = false;
  return {
    name: 'bowerbird-chunk-loader',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: HELPER },
      handler() {
        isPlaced = true;
        return `export { loadChunk as ${FUNCTION} } from ${JSON.stringify(loader)};`;
      },
    },
    generateBundle() {
      if (this.environment.config.consumer === 'client' && !isPlaced) this.error('Vite has no preload helper by this name any more.');
    },
  };
}
