import { afterAnyReply } from '../../../store/effects.ts';
import { resourceKey } from '../../../store/resource-key.ts';
import { resourceInvalidated } from '../../../store/resources.slice.ts';
import type { StorePart } from '../../../store/store-part.ts';
import { feedOptions } from '../home-feed/index.ts';

const home = { name: 'UserHomefeedResource.get', key: resourceKey(feedOptions('for_you')) };

/** Home obeys at once. */
const part: StorePart = { effects: [afterAnyReply(['UserTastesResource.update'], () => [resourceInvalidated(home)])] };
export default part;
