import type { Cache } from '@bowerbird/contract/protocol/endpoint.ts';

/** How the header says who may keep a reply. */
export const cacheControl: Readonly<Record<Cache, string>> = {
  never: 'private, no-store',
  own_hour: 'private, max-age=3600',
  for_ever: 'public, max-age=31536000, immutable',
};
