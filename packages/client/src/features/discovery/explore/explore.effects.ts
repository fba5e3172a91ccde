import { afterAnyReply, type Effect } from '../../../store/effects.ts';
import { resourceKey } from '../../../store/resource-key.ts';
import { resourceInvalidated } from '../../../store/resources.slice.ts';

const creators = { name: 'GET /v3/orientation/nux_creator_recommendations/', key: resourceKey({}) };

/** People to follow are chosen by the topics that are followed. */
const effects: readonly Effect[] = [
  afterAnyReply(['InterestFollowResource.create', 'InterestFollowResource.delete'], () => [resourceInvalidated(creators)]),
];
export default effects;
