import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { findIconsInFolders } from './icon-names.ts';

const DRAWINGS = fileURLToPath(new URL('../src/ui/empty-state/', import.meta.url));
const assets = new URL('../../../node_modules/@phosphor-icons/core/assets/', import.meta.url);

/** The drawing of pages that failed: its colours are those of the page, so it is no picture of its own. */
const BIRD = 'bird';

/** Draws the given symbols as one SVG document, each reached by `#name`. */
export function drawSprite(symbols: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.map(drawSymbol).join('')}</svg>`;
}

function drawSymbol(symbol: string): string {
  if (symbol === BIRD) return symbolOf(symbol, join(DRAWINGS, `${symbol}.svg`), '0 0 220 140');
  const weight = /-(bold|fill)$/.exec(symbol)?.[1] ?? 'regular';
  const file = join(fileURLToPath(assets), weight, `${symbol}.svg`);
  if (!existsSync(file)) throw new Error(`There is no icon called "${symbol}"`);
  return symbolOf(symbol, file, '0 0 256 256');
}

function symbolOf(id: string, file: string, viewBox: string): string {
  const shapes = readFileSync(file, 'utf8')
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/\n\s*/g, '');
  return `<symbol id="${id}" viewBox="${viewBox}">${shapes}</symbol>`;
}

/**
 * Builds one sprite from the icons in use under `folders` and tells the client its address as `import.meta.env.ICON_SPRITE_URL`.
 * The built name carries a hash of the content, the same in the browser's and the server's build; in development it is drawn anew on each request.
 */
export function iconSprite(folders: readonly string[]): Plugin {
  let serving = false;
  let emits = true;
  const draw = () => drawSprite([...findIconsInFolders(folders), BIRD]);
  const fileName = () =>
    serving ? 'assets/icons.svg' : `assets/icons-${createHash('sha256').update(draw()).digest('base64url').slice(0, 10)}.svg`;

  return {
    name: 'bowerbird-icon-sprite',
    config(config, { command }) {
      serving = command === 'serve';
      return { define: { 'import.meta.env.ICON_SPRITE_URL': JSON.stringify(`${config.base ?? '/'}${fileName()}`) } };
    },
    configResolved(config) {
      emits = config.command === 'build' && !config.build.ssr;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== `${server.config.base}assets/icons.svg`) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.setHeader('Cache-Control', 'no-cache');
        response.end(draw());
      });
    },
    generateBundle() {
      if (emits && this.environment.name === 'client') this.emitFile({ type: 'asset', fileName: fileName(), source: draw() });
    },
  };
}
