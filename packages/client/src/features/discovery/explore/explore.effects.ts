import { readCreatorRecommendations } from '@bowerbird/contract/discovery/explore/calls.ts';
import { afterAnyReply, type Effect } from '../../../store/effects.ts';
import { resourceKey } from '../../../store/resource-key.ts';
import { resourceInvalidated } from '../../../store/resources.slice.ts';
import { creatorOptions } from './explore.options.ts';

const creators = { name: readCreatorRecommendations.name, key: resourceKey(creatorOptions) };

/** People to follow are chosen by the topics that are followed. */
const effects: readonly Effect[] = [
  afterAnyReply(['InterestFollowResource.create', 'InterestFollowResource.delete'], () => [resourceInvalidated(creators)]),
];
export default effects;
