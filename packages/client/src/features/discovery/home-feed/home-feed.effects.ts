import { afterAnyReply, type Effect } from '../../../store/effects.ts';
import { resourceKey } from '../../../store/resource-key.ts';
import { resourceInvalidated } from '../../../store/resources.slice.ts';
import { feedOptions } from './home-feed.ts';

const following = { name: 'UserHomefeedResource.get', key: resourceKey(feedOptions('following')) };

/** A follow shows before it is kept: a feed of what is followed may have been fetched in between. */
const effects: readonly Effect[] = [
  afterAnyReply(
    ['UserFollowResource.create', 'UserFollowResource.delete', 'BoardFollowResource.create', 'BoardFollowResource.delete'],
    () => [resourceInvalidated(following)],
  ),
];
export default effects;
