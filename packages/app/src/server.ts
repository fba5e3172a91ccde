import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { isLoopback, LOCAL_NAME } from '@bowerbird/server/core/config/loopback.ts';
import type { Config } from '@bowerbird/server/core/config/config.ts';
import type { SafeFetch } from '@bowerbird/server/core/safe-fetch/index.ts';
import { createInstance } from '@bowerbird/server/instance/create-instance.ts';
import { addAssets } from './pages/assets.ts';
import { openBuiltPages, openDevPages } from './pages/page-module.ts';
import { addPages } from './pages/pages.ts';
import { addShareTarget } from './pages/share-target.ts';
import { addWebManifest } from './pages/web-manifest.ts';
import { readVersion } from './version.ts';

export interface ServerOptions {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly log: Logger;
  readonly dev?: boolean;
  /** Journeys play a small internet on this machine. */
  readonly safeFetch?: SafeFetch;
}

/** Serves an instance over a migrated database: calls, pages, jobs and upkeep; `close` finishes what is in flight. */
export async function startServer({
  config,
  databaseUrl,
  log,
  dev = false,
  safeFetch,
}: ServerOptions): Promise<{ url: string; close(): Promise<void> }> {
  const instance = createInstance({ config, databaseUrl, log, safeFetch });
  const { registry } = instance;
  const version = readVersion();
  const { app, parts } = await instance.openHttp({ dev, version });
  addWebManifest(app, config);
  addShareTarget(app, parts);
  const closePages = dev ? await addDevPages(app) : await addBuiltPages(app);
  await instance.startEvents();
  await instance.startUpkeep();
  const url = await app.listen({ host: config.host, port: config.port });
  return {
    url: addressOf(url, config.host),
    close: async () => {
      await app.close();
      await closePages();
      await instance.close();
    },
  };

  async function addBuiltPages(server: FastifyInstance): Promise<() => Promise<void>> {
    await addAssets(server);
    addPages(server, { ...parts, registry, version, source: await openBuiltPages() });
    return async () => {};
  }

  async function addDevPages(server: FastifyInstance): Promise<() => Promise<void>> {
    // Vite is a tool of developers: a served instance never loads it.
    const { startVite } = await import('./pages/dev.ts');
    const { vite, preamble } = await startVite(server);
    addPages(server, { ...parts, registry, version, source: openDevPages(vite), preamble });
    return () => vite.close();
  }
}

function addressOf(url: string, host: string): string {
  if (!isLoopback(host)) return url;
  const reached = new URL(url);
  reached.hostname = LOCAL_NAME;
  return reached.origin;
}
