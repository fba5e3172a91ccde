import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Core } from '../../core/core.ts';
import type { Feature } from '../../feature.ts';
import { dropOldChanges } from './changes.queries.ts';
import { noGraph, noLooks, type Discovery, type Graph, type Looks } from './discovery.service.ts';
import { startRecommender } from './recommender.service.ts';

export { biasOf, languageOf } from './bias.service.ts';
export { noGraph, noLooks } from './discovery.service.ts';
export type { Graph, Looks, Start } from './discovery.service.ts';

const MOST_READERS = 4;
/** What takes longer has another source. */
const PATIENCE_MILLISECONDS = 50;
const DROP_MILLISECONDS = 600_000;
const graphs = new WeakMap<Core['metrics'], Graph>();
const looks = new WeakMap<Core['metrics'], Looks>();

/** What this instance recommends by; nothing where no recommender runs and no looks are known. */
export function discoveryOf({ metrics }: Pick<Core, 'metrics'>): Discovery {
  const [graph, seen] = [graphs.get(metrics) ?? noGraph, looks.get(metrics) ?? noLooks];
  const { related, forStarts } = graph;
  return { related, forStarts, alike: seen.alike, state: () => ({ ...graph.state(), looks: seen.size() }) };
}

/** Gives an instance the graph that it recommends by; tests bring their own. */
export function setGraph({ metrics }: Pick<Core, 'metrics'>, graph: Graph): void {
  graphs.set(metrics, graph);
}

/** Gives an instance the looks of its pictures; tests bring their own. */
export function setLooks({ metrics }: Pick<Core, 'metrics'>, known: Looks): void {
  looks.set(metrics, known);
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
    setGraph(core, recommender);
    return () => recommender.stop();
  },
  ticks: [{ name: 'graph-changes', everyMilliseconds: DROP_MILLISECONDS, run: dropOldChanges }],
};
