import { readCreatorRecommendations, SearchTabResource } from '@bowerbird/contract/discovery/explore/calls.ts';
import { exploreSchemas } from '@bowerbird/contract/discovery/explore/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { readCreators } from './creators.service.ts';
import { findTrending, readExplore } from './explore.service.ts';

export { findTrending } from './explore.service.ts';

/** What people look for and who is new, for those who look around. */
export const exploreFeature: Feature = {
  name: 'explore',
  schemas: exploreSchemas,
  handlers: [handle(SearchTabResource.get, readExplore), handle(readCreatorRecommendations, async (context) => readCreators(context))],
  jobs: (core) => [{ name: 'trending-searches', cron: '*/5 * * * *', handle: () => findTrending(core) }],
};
