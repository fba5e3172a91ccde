import type { Feature } from '../../feature.ts';
import { mountWebFeeds } from './web-feeds.mount.ts';

/** What is new of a person or on a board, for readers of RSS and Atom. */
export const webFeedsFeature: Feature = { name: 'web-feeds', mount: mountWebFeeds };
