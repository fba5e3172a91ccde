import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createServer, type ViteDevServer } from 'vite';

const CLIENT = join(import.meta.dirname, '../../../client');

/** What a page needs for components to be replaced while they run. */
const PREAMBLE =
  'import { injectIntoGlobalHook } from "/@react-refresh"; injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;';

/**
 * Serves the client from its sources, replacing modules as they change. Node loads the configuration itself: a bundled
 * copy beside it would look like a changed file to the watcher that restarts us.
 */
export async function startVite(app: FastifyInstance): Promise<{ vite: ViteDevServer; preamble: string }> {
  const vite = await createServer({
    configFile: join(CLIENT, 'vite.config.ts'),
    configLoader: 'native',
    root: CLIENT,
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onRequest', (raw, reply, done) => {
    vite.middlewares(raw.raw, reply.raw, () => done());
  });
  return { vite, preamble: PREAMBLE };
}
