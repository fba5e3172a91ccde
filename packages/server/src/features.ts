import type { Feature } from './feature.ts';

/** Every feature of the instance; the registry checks at boot that all of their calls fit the contract. */
export const features: readonly Feature[] = [];
