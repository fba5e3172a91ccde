import { UserHomefeedResource } from '@bowerbird/contract/discovery/home-feed/calls.ts';
import { afterAnyReply } from '../../../store/effects.ts';
import { resourceKey } from '../../../store/resource-key.ts';
import { resourceInvalidated } from '../../../store/resources.slice.ts';
import type { StorePart } from '../../../store/store-part.ts';
import { feedOptions } from './home-feed.ts';

const following = { name: UserHomefeedResource.get.name, key: resourceKey(feedOptions('following')) };

/** By their names alone, which bring no declarations with them. */
const follows = ['UserFollowResource.create', 'UserFollowResource.delete', 'BoardFollowResource.create', 'BoardFollowResource.delete'].map(
  (name) => ({ name }),
);

/** A follow shows before it is kept: a feed of what is followed may have been fetched in between. */
const part: StorePart = {
  effects: [afterAnyReply(follows, () => [resourceInvalidated(following)])],
};
export default part;
