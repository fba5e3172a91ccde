import type { FastifyInstance } from 'fastify';
import type { Core } from '../core/core.ts';
import { createCore, type CoreOptions } from '../core/create-core.ts';
import { startTicks } from '../core/jobs/ticker.ts';
import type { Registry } from '../endpoints/registry.ts';
import type { Feature } from '../feature.ts';
import type { HttpParts } from '../http/call-context.ts';
import { createHttpServer } from '../http/server.ts';
import { resolveAppViewer } from '../operation/apps/index.ts';
import { resolveViewer, selectLivingSessions } from '../identity/sessions/index.ts';
import { assembleRegistry } from './assemble-registry.ts';
import { features as allFeatures } from './features.ts';

export interface InstanceOptions extends Omit<CoreOptions, 'contributions'> {
  /** Those of every instance, unless a test brings some of its own. */
  readonly features?: readonly Feature[];
}

/** Everything of an instance over a migrated database but its pages, put together once for all who need one. */
export interface Instance {
  readonly core: Core;
  readonly registry: Registry;
  /** Makes the HTTP server with every call; the caller adds pages, listens and closes it. */
  openHttp(options: { readonly dev: boolean; readonly version: string }): Promise<{ app: FastifyInstance; parts: HttpParts }>;
  /** Begins to deliver domain events and live updates. */
  startEvents(): Promise<void>;
  /** Begins with jobs and with what is done every now and then. */
  startUpkeep(): Promise<void>;
  close(): Promise<void>;
}

/** Puts an instance together. Nothing runs before it is started. */
export function createInstance({ features = allFeatures, ...options }: InstanceOptions): Instance {
  const { core, close } = createCore({ ...options, contributions: features });
  const registry = assembleRegistry(features);
  let stopTicks = async (): Promise<void> => {};
  let stops: (() => Promise<void>)[] = [];
  return {
    core,
    registry,
    openHttp: async ({ dev, version }) => {
      const parts: HttpParts = { core, resolveViewer, resolveAppViewer, dev };
      const mounts = features.flatMap(({ mount }) => mount ?? []);
      return { app: await createHttpServer({ ...parts, registry, version, mounts }), parts };
    },
    startEvents: async () => {
      await core.realtime.start((ids) => selectLivingSessions(core.db, ids));
      await core.outbox.start(features.flatMap(({ listeners }) => listeners?.(core) ?? []));
    },
    startUpkeep: async () => {
      await core.jobs.start(features.flatMap(({ jobs }) => jobs?.(core) ?? []));
      const ticks = features.flatMap((feature) => feature.ticks ?? []);
      stopTicks = startTicks(core.jobsDb, ticks, core.log);
      stops = features.flatMap(({ start }) => (start ? [start(core, options.databaseUrl)] : []));
    },
    close: async () => {
      await stopTicks();
      await Promise.all(stops.map((stop) => stop()));
      await close();
    },
  };
}
