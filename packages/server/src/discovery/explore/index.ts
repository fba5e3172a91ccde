import { ExploreResource } from '@bowerbird/contract/discovery/explore/calls.ts';
import { exploreSchemas } from '@bowerbird/contract/discovery/explore/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { findTrending, readExplore } from './explore.service.ts';

export { findTrending } from './explore.service.ts';

/** What people look for and who is new, for those who look around. */
export const exploreFeature: Feature = {
  name: 'explore',
  schemas: exploreSchemas,
  handlers: [handle(ExploreResource.get, readExplore)],
  jobs: (core) => [{ name: 'trending-searches', cron: '*/5 * * * *', handle: () => findTrending(core) }],
};
