import { afterAnyReply } from '../../../store/effects.ts';
import { resourceKey } from '../../../store/resource-key.ts';
import { resourceInvalidated } from '../../../store/resources.slice.ts';
import type { StorePart } from '../../../store/store-part.ts';
import { feedOptions } from '../home-feed/index.ts';
import './stored-topic.ts';

const home = { name: 'UserHomefeedResource.get', key: resourceKey(feedOptions('for_you')) };

/** Home is chosen by the topics that are followed too. */
const part: StorePart = {
  entities: ['topic'],
  effects: [afterAnyReply(['InterestFollowResource.create', 'InterestFollowResource.delete'], () => [resourceInvalidated(home)])],
};
export default part;
