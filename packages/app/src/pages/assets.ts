import { join } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const CLIENT = join(import.meta.dirname, '../../dist/client');
const SMALLEST_COMPRESSED_BYTES = 1024;
/** For replies made once: cheap, and with a window (256 KB) that fits a page, so that many at once stay small. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } };

/** The sizes of the sign that installed applications want. */
export const APP_ICON_SIZES = [192, 512];

/** Pages of any site load this script; a new version is everywhere within a day, and nobody waits for it. */
const FOR_OTHER_SITES = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'public, max-age=3600, stale-while-revalidate=86400',
  'Timing-Allow-Origin': '*',
};

/** Serves the built files, which cost next to nothing; those under `/assets/` carry their content's hash and never change. */
export async function addAssets(app: FastifyInstance, folder = CLIENT): Promise<void> {
  await app.register(compress, {
    global: true,
    threshold: SMALLEST_COMPRESSED_BYTES,
    encodings: ['br', 'gzip', 'identity'],
    brotliOptions: BROTLI,
  });
  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, admission: 'always' };
    });
    await files.register(serveStatic, {
      root: join(folder, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      cacheControl: true,
      immutable: true,
      maxAge: '365d',
    });
    files.get('/favicon.svg', (_raw, reply) => reply.sendFile('favicon.svg', folder, { maxAge: '1d', immutable: false }));
    for (const size of APP_ICON_SIZES)
      files.get(`/app-icon-${size}.png`, (_raw, reply) =>
        reply.sendFile(`app-icon-${size}.png`, folder, { maxAge: '1d', immutable: false }),
      );
    files.get('/save-button.js', (_raw, reply) =>
      reply.headers(FOR_OTHER_SITES).type('text/javascript; charset=utf-8').sendFile('save-button.js', folder, { cacheControl: false }),
    );
    // A worker that is asked for is looked at anew. So a later one is in charge at the next visit.
    files.get('/sw.js', (_raw, reply) => reply.sendFile('sw.js', folder, { maxAge: 0, immutable: false }));
  });
}
