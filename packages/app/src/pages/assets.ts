import { join } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const CLIENT = join(import.meta.dirname, '../../dist/client');
const SMALLEST_COMPRESSED_BYTES = 1024;
/** For replies made once: cheap, and with a window (256 KB) that fits a page, so that many at once stay small. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } };

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
  });
}
