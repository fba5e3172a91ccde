import { afterAnyReply, type Effect } from '../../../store/effects.ts';
import { resourceKey } from '../../../store/resource-key.ts';
import { resourceInvalidated } from '../../../store/resources.slice.ts';
import { feedOptions } from '../home-feed/index.ts';

const home = { name: 'UserHomefeedResource.get', key: resourceKey(feedOptions('for_you')) };

/** Home obeys at once. */
const effects: readonly Effect[] = [afterAnyReply(['UserTastesResource.update'], () => [resourceInvalidated(home)])];
export default effects;
