import { RelatedModulesResource } from '@bowerbird/contract/discovery/pin-stories/calls.ts';
import { pinStorySchemas } from '@bowerbird/contract/discovery/pin-stories/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { readStories } from './pin-stories.service.ts';

/** Stories between the pins that are like a pin (`C3.8`). */
export const pinStoriesFeature: Feature = {
  name: 'pin-stories',
  schemas: pinStorySchemas,
  handlers: [handle(RelatedModulesResource.get, readStories)],
};
