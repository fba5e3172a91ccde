import { afterAnyReply, type Effect } from '../../../store/effects.ts';
import { resourceKey } from '../../../store/resource-key.ts';
import { resourceInvalidated } from '../../../store/resources.slice.ts';
import { feedOptions } from '../home-feed/index.ts';

const home = { name: 'UserHomefeedResource.get', key: resourceKey(feedOptions('for_you')) };

/** Home is chosen by the topics that are followed too. */
const effects: readonly Effect[] = [
  afterAnyReply(['InterestFollowResource.create', 'InterestFollowResource.delete'], () => [resourceInvalidated(home)]),
];
export default effects;
