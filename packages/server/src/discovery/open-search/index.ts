import type { Feature } from '../../feature.ts';
import { mountOpenSearch } from './open-search.mount.ts';

/** The search of this instance as browsers offer it. */
export const openSearchFeature: Feature = { name: 'open-search', mount: mountOpenSearch };
