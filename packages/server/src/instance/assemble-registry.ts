import { createRegistry, type Registry } from '../endpoints/registry.ts';
import type { Feature } from '../feature.ts';
import { composeNewsKinds } from '../social/news-kinds/index.ts';
import { features as allFeatures } from './features.ts';

/** Every call, stream and part of a record that the features bring, checked to fit each other. */
export function assembleRegistry(features: readonly Feature[] = allFeatures): Registry {
  composeNewsKinds(features);
  return createRegistry({
    schemas: features.flatMap(({ schemas }) => schemas ?? []),
    handlers: features.flatMap(({ handlers }) => handlers ?? []),
    streams: features.flatMap(({ streams }) => streams ?? []),
    records: features.flatMap(({ recordParts }) => recordParts ?? []).map(({ part }) => part),
  });
}
