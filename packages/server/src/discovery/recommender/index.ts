import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Core } from '../../core/core.ts';
import type { Feature } from '../../feature.ts';
import { dropOldChanges } from './changes.queries.ts';
import { noDiscovery, type Discovery } from './discovery.service.ts';
import { startRecommender } from './recommender.service.ts';

export { noDiscovery } from './discovery.service.ts';
export type { Bias, Discovery, DiscoveryState, Hit, Start } from './discovery.service.ts';

const MOST_READERS = 4;
/** What takes longer has another source. */
const PATIENCE_MILLISECONDS = 50;
const DROP_MILLISECONDS = 600_000;
const running = new WeakMap<Core['metrics'], Discovery>();

/** What this instance recommends by; nothing where no recommender runs. */
export function discoveryOf({ metrics }: Pick<Core, 'metrics'>): Discovery {
  return running.get(metrics) ?? noDiscovery;
}

/** Gives an instance what it recommends by; tests bring their own. */
export function setDiscovery({ metrics }: Pick<Core, 'metrics'>, discovery: Discovery): void {
  running.set(metrics, discovery);
}

/** The graph of saves, and the answers that it gives to other features. */
export const recommenderFeature: Feature = {
  name: 'recommender',
  start: (core, databaseUrl) => {
    if (!core.config.recommender) return async () => {};
    const recommender = startRecommender({
      databaseUrl,
      file: join(core.config.dataDir, 'recommender', 'saves.graph'),
      readers: Math.min(MOST_READERS, availableParallelism() - 1),
      patience: PATIENCE_MILLISECONDS,
      log: core.log,
    });
    setDiscovery(core, recommender);
    return () => recommender.stop();
  },
  ticks: [{ name: 'graph-changes', everyMilliseconds: DROP_MILLISECONDS, run: dropOldChanges }],
};
